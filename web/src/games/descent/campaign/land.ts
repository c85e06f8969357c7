/** Where the quests lie on the land between Arhynn and the finale, in percent, and how each is pictured. */

interface Place {
	x: number;
	y: number;
	picture: string;
}

export const PLACES: Record<string, Place> = {
	first_blood: { x: 8, y: 52, picture: "crossed-swords" },
	a_fat_goblin: { x: 22, y: 19, picture: "goblin" },
	castle_daerion: { x: 23.5, y: 36, picture: "castle" },
	the_cardinals_plight: { x: 24, y: 53, picture: "church" },
	the_masquerade_ball: { x: 23.5, y: 70, picture: "domino-mask" },
	death_on_the_wing: { x: 22, y: 87, picture: "wyvern" },
	the_shadow_vault: { x: 46, y: 30, picture: "locked-chest" },
	the_overlord_revealed: { x: 46, y: 68, picture: "crowned-skull" },
	the_monsters_hoard: { x: 60, y: 19, picture: "open-treasure-chest" },
	the_dawnblade: { x: 60, y: 36, picture: "relic-blade" },
	enduring_the_elements: { x: 60, y: 53, picture: "lightning-storm" },
	blood_of_heroes: { x: 60, y: 70, picture: "drop" },
	the_wyrm_turns: { x: 60, y: 87, picture: "dragon-spiral" },
	the_frozen_spire: { x: 76, y: 19, picture: "mountaintop" },
	the_desecrated_tomb: { x: 76, y: 36, picture: "tombstone" },
	the_ritual_of_shadows: { x: 76, y: 53, picture: "candles" },
	the_twin_idols: { x: 76, y: 70, picture: "totem" },
	the_wyrm_rises: { x: 76, y: 87, picture: "sea-dragon" },
	gryvorn_unleashed: { x: 93, y: 30, picture: "spiked-dragon-head" },
	the_man_who_would_be_king: { x: 93, y: 68, picture: "crown" },
};

export const ICONS: Record<string, { name: string; picture: string }> = {
	road: { name: "Road", picture: "road" },
	plains: { name: "Plains", picture: "high-grass" },
	forest: { name: "Forest", picture: "pine-tree" },
	mountains: { name: "Mountains", picture: "mountains" },
	water: { name: "Water", picture: "river" },
};

export const HOME = "village";
