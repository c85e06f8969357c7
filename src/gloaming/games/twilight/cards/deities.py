"""The Deities."""

from gloaming.games.twilight.cards.card import Deity, part
from gloaming.games.twilight.ops import (
    IT,
    ArmorPlayer,
    Bless,
    DamageLifeStack,
    Defile,
    DestroyFromDiscard,
    Foresee,
    GainKeyword,
    LookAtAspects,
    Manifest,
    Modify,
    NoCombatDamage,
    Obliterate,
    Of,
    PutIntoPlay,
    Restore,
    ReturnToHand,
    Slay,
    SwapAspect,
    ability,
    creature,
    every_creature,
)

ALL_DEITIES = (
    Deity(
        name="Mars",
        faction="Aggression",
        pantheon="Roman",
        colours=("red",),
        requirement={"Aggression": 10},
        when="after_attackers",
        parts=(
            part(
                "active",
                "Your attacking Creatures get +1 Fight until end of turn.",
                ability("power", Modify(t=every_creature(side="you", state=("attacking",)), fight=1, until="turn")),
            ),
            part(
                "active",
                "One opponent takes 1 damage for each Creature you have attacking (at most 5).",
                ability(
                    "power", DamageLifeStack(who="opponent", n_per=creature(side="you", state=("attacking",)), cap=5)
                ),
                conviction=True,
            ),
        ),
        icon="spartan-helmet",
        origin="rulebook",
    ),
    Deity(
        name="Sekhmet",
        faction="Aggression",
        pantheon="Egyptian",
        colours=("red",),
        requirement={"Aggression": 10},
        when="any",
        parts=(
            part(
                "passive",
                "Your damaged Creatures get +1 Fight.",
                ability("static", Modify(t=every_creature(side="you", state=("damaged",)), fight=1, until="in_play")),
            ),
            part(
                "active",
                "Slay one damaged Creature of another player, then Restore 3 to yourself.",
                ability("power", Slay(t=creature(side="other", state=("damaged",))), Restore(who="you", n=3)),
                conviction=True,
            ),
        ),
        icon="lion",
    ),
    Deity(
        name="Andraste",
        faction="Aggression",
        pantheon="Brythonic",
        colours=("red", "green"),
        requirement={"Aggression": 8, "Mysticism": 8},
        when="any",
        parts=(
            part(
                "active",
                "One of your Creatures gets +2 Fight and Overrun until end of turn.",
                ability(
                    "power",
                    Modify(t=creature(side="you"), fight=2, until="turn"),
                    GainKeyword(t=IT, keyword="overrun", until="turn"),
                ),
            ),
            part(
                "active",
                "Destroy 2. Obliterate 3.",
                ability("power", DestroyFromDiscard(who="any", n=2)),
                ability("power", Obliterate(who="opponent", n=3)),
                conviction=True,
            ),
        ),
        icon="chariot",
    ),
    Deity(
        name="Hera",
        faction="Negotiation",
        pantheon="Greek",
        colours=("blue",),
        requirement={"Negotiation": 10},
        when="any",
        parts=(
            part("active", "Manifest one Lesser Aspect.", ability("power", Manifest(aspect=1))),
            part(
                "active",
                "Manifest one Greater and one Exalted Aspect.",
                ability("power", Manifest(aspect=2), Manifest(aspect=3)),
                conviction=True,
            ),
        ),
        icon="jewel-crown",
        origin="rulebook",
    ),
    Deity(
        name="Mithras",
        faction="Negotiation",
        pantheon="Persian",
        colours=("blue",),
        requirement={"Negotiation": 10},
        when="any",
        parts=(
            part(
                "passive",
                "Start of your Draw Phase: look at one Aspect in any Resource Area.",
                ability("start_of_draw", LookAtAspects(who="any")),
            ),
            part(
                "active",
                (
                    "You may exchange one card of your Hand with an Aspect of the same type in an opponent's "
                    "Resource Area; then Manifest one Lesser and one Greater Aspect."
                ),
                ability("power", SwapAspect(who="opponent", may=True)),
                ability("power", Manifest(aspect=1), Manifest(aspect=2)),
                conviction=True,
            ),
        ),
        icon="bull-horns",
    ),
    Deity(
        name="Janus",
        faction="Negotiation",
        pantheon="Roman",
        colours=("blue", "brown"),
        requirement={"Negotiation": 8, "Sanctuary": 8},
        when="any",
        parts=(
            part(
                "active",
                "Return one Lesser or Greater Creature to its controller's Hand.",
                ability("power", ReturnToHand(t=creature(side="any", aspect=(1, 2)))),
            ),
            part(
                "active",
                "Your Life Stack has Armor 2 until your next turn.",
                ability("power", ArmorPlayer(who="you", n=2, until="your_next_turn")),
                conviction=True,
            ),
        ),
        icon="double-face-mask",
    ),
    Deity(
        name="Reader of Portents",
        faction="Mysticism",
        pantheon="Druidic",
        colours=("green",),
        requirement={"Mysticism": 10},
        when="before_blocks",
        parts=(
            part(
                "active",
                "One of your Creatures gains Fleet until end of turn.",
                ability("power", GainKeyword(t=creature(side="you"), keyword="fleet", until="turn")),
            ),
            part(
                "active",
                "Destroy five cards in Discard Stacks, at least two of them in your own.",
                ability("power", DestroyFromDiscard(who="any", n=5, own_min=2)),
                conviction=True,
            ),
        ),
        icon="sacrificial-dagger",
        origin="rulebook",
    ),
    Deity(
        name="Hel",
        faction="Mysticism",
        pantheon="Norse",
        colours=("green",),
        requirement={"Mysticism": 10},
        when="any",
        parts=(
            part(
                "passive",
                "Once per turn, when a Creature you control is Destroyed: 1 damage to one opponent's Life Stack.",
                ability(
                    "card_destroyed", DamageLifeStack(who="opponent"), of=Of(side="you", pick=("creature",)), once=True
                ),
            ),
            part(
                "active",
                (
                    "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush "
                    "and is doomed."
                ),
                ability(
                    "power",
                    PutIntoPlay(t=creature(side="you", aspect=(1, 2)), zone="discard", who="you", keyword="onrush"),
                ),
                conviction=True,
            ),
        ),
        icon="half-dead",
    ),
    Deity(
        name="Hecate",
        faction="Mysticism",
        pantheon="Greek",
        colours=("green", "blue"),
        requirement={"Mysticism": 8, "Negotiation": 8},
        when="any",
        parts=(
            part("active", "Foresee 3 on one Life Stack.", ability("power", Foresee(who="any", n=3))),
            part(
                "active",
                "Defile 3 against one opponent, then Manifest one Greater Aspect.",
                ability("power", Defile(who="opponent", n=3)),
                ability("power", Manifest(aspect=2)),
                conviction=True,
            ),
        ),
        icon="three-keys",
    ),
    Deity(
        name="Enlil",
        faction="Sanctuary",
        pantheon="Mesopotamian",
        colours=("brown",),
        requirement={"Sanctuary": 10},
        when="when_attacked",
        parts=(
            part(
                "active",
                "One attacking Creature deals and receives no combat damage this turn.",
                ability("power", NoCombatDamage(t=creature(side="other", state=("attacking",)), until="turn")),
            ),
            part("active", "Restore 5 to yourself.", ability("power", Restore(who="you", n=5)), conviction=True),
        ),
        icon="tornado",
        origin="rulebook",
    ),
    Deity(
        name="Bes",
        faction="Sanctuary",
        pantheon="Egyptian",
        colours=("brown",),
        requirement={"Sanctuary": 10},
        when="any",
        parts=(
            part(
                "passive",
                "Your blocking Creatures get +1 Fight.",
                ability("static", Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play")),
            ),
            part(
                "active",
                "Place a Blessing on each of your Creatures, then Restore 3 to yourself.",
                ability("power", Bless(t=every_creature(side="you"))),
                ability("power", Restore(who="you", n=3)),
                conviction=True,
            ),
        ),
        icon="dwarf-face",
    ),
    Deity(
        name="Heimdall",
        faction="Sanctuary",
        pantheon="Norse",
        colours=("brown", "red"),
        requirement={"Sanctuary": 8, "Aggression": 8},
        when="when_attacked",
        parts=(
            part(
                "active",
                "Your Creatures gain Watchful until end of turn.",
                ability("power", GainKeyword(t=every_creature(side="you"), keyword="watchful", until="turn")),
            ),
            part(
                "active",
                "Up to two of your Creatures get +1 Fight and Initiative until end of turn.",
                ability(
                    "power",
                    Modify(t=creature(side="you", n=2, up_to=True), fight=1, until="turn"),
                    GainKeyword(t=IT, keyword="initiative", until="turn"),
                ),
                conviction=True,
            ),
        ),
        icon="mighty-horn",
    ),
)
