/** The deck of the taught game: few different cards, cheap ones, Creatures that attack at once and ways to set off traps. */

const CARDS: Readonly<Record<string, number>> = {
	"Hunnic Outriders": 3,
	"Stoic Legionnaires": 3,
	"Vandal Reavers": 3,
	"Murmillo of Capua": 3,
	"Palace Confidante": 3,
	"Silk-Road Broker": 3,
	"Corrupt Tribune": 3,
	"Borderland Scout": 3,
	"Poisoned Knife": 3,
	"Spring the Snare": 3,
	"Plunder the Baggage": 3,
	"Bargain Under Two Seals": 3,
	"Forced March": 3,
	"Lex Talionis": 3,
	"Cataphract Wedge": 3,
	"Masked Conspirator": 3,
	"Night of Whispering Envoys": 2,
};

export const lessonDeck = [
	"Game: twilight",
	"Deck: First Steps",
	"",
	"Deity: Hera",
	...Object.entries(CARDS).map(([card, copies]) => `- ${copies} ${card}`),
].join("\n");
