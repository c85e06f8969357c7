"""The Deities."""

from gloaming.games.twilight.cards.card import Deity, Part
from gloaming.games.twilight.ops import (
    IT,
    Ability,
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
    Select,
    Slay,
    SwapAspect,
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
            Part(
                kind="active",
                text="Your attacking Creatures get +1 Fight until end of turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            Modify(
                                t=Select(pick=("creature",), side="you", all=True, state=("attacking",)),
                                fight=1,
                                until="turn",
                            ),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="One opponent takes 1 damage for each Creature you have attacking (at most 5).",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            DamageLifeStack(
                                who="opponent",
                                n_per=Select(pick=("creature",), side="you", state=("attacking",)),
                                cap=5,
                            ),
                        ),
                    ),
                ),
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
            Part(
                kind="passive",
                text="Your damaged Creatures get +1 Fight.",
                abilities=(
                    Ability(
                        on="static",
                        do=(
                            Modify(
                                t=Select(pick=("creature",), side="you", all=True, state=("damaged",)),
                                fight=1,
                                until="in_play",
                            ),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Slay one damaged Creature of another player, then Restore 3 to yourself.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            Slay(t=Select(pick=("creature",), side="other", state=("damaged",))),
                            Restore(who="you", n=3),
                        ),
                    ),
                ),
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
            Part(
                kind="active",
                text="One of your Creatures gets +2 Fight and Overrun until end of turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            Modify(t=Select(pick=("creature",), side="you"), fight=2, until="turn"),
                            GainKeyword(t=IT, keyword="overrun", until="turn"),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Destroy 2. Obliterate 3.",
                abilities=(
                    Ability(on="power", do=(DestroyFromDiscard(who="any", n=2),)),
                    Ability(on="power", do=(Obliterate(who="opponent", n=3),)),
                ),
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
            Part(
                kind="active",
                text="Manifest one Lesser Aspect.",
                abilities=(Ability(on="power", do=(Manifest(aspect=1),)),),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Manifest one Greater and one Exalted Aspect.",
                abilities=(Ability(on="power", do=(Manifest(aspect=2), Manifest(aspect=3))),),
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
            Part(
                kind="passive",
                text="Start of your Draw Phase: look at one Aspect in any Resource Area.",
                abilities=(Ability(on="start_of_draw", do=(LookAtAspects(who="any"),)),),
            ),
            Part(
                kind="active",
                conviction=True,
                text=(
                    "You may exchange one card of your Hand with an Aspect of the same type in an opponent's "
                    "Resource Area; then Manifest one Lesser and one Greater Aspect."
                ),
                abilities=(
                    Ability(on="power", do=(SwapAspect(who="opponent", may=True),)),
                    Ability(on="power", do=(Manifest(aspect=1), Manifest(aspect=2))),
                ),
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
            Part(
                kind="active",
                text="Return one Lesser or Greater Creature to its controller's Hand.",
                abilities=(
                    Ability(on="power", do=(ReturnToHand(t=Select(pick=("creature",), side="any", aspect=(1, 2))),)),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Your Life Stack has Armor 2 until your next turn.",
                abilities=(Ability(on="power", do=(ArmorPlayer(who="you", n=2, until="your_next_turn"),)),),
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
            Part(
                kind="active",
                text="One of your Creatures gains Fleet until end of turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(GainKeyword(t=Select(pick=("creature",), side="you"), keyword="fleet", until="turn"),),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Destroy five cards in Discard Stacks, at least two of them in your own.",
                abilities=(Ability(on="power", do=(DestroyFromDiscard(who="any", n=5, own_min=2),)),),
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
            Part(
                kind="passive",
                text="Once per turn, when a Creature you control is Destroyed: 1 damage to one opponent's Life Stack.",
                abilities=(
                    Ability(
                        on="card_destroyed",
                        of=Of(side="you", pick=("creature",)),
                        once=True,
                        do=(DamageLifeStack(who="opponent"),),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text=(
                    "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush "
                    "and is doomed."
                ),
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            PutIntoPlay(
                                t=Select(pick=("creature",), side="you", aspect=(1, 2)),
                                zone="discard",
                                who="you",
                                keyword="onrush",
                            ),
                        ),
                    ),
                ),
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
            Part(
                kind="active",
                text="Foresee 3 on one Life Stack.",
                abilities=(Ability(on="power", do=(Foresee(who="any", n=3),)),),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Defile 3 against one opponent, then Manifest one Greater Aspect.",
                abilities=(
                    Ability(on="power", do=(Defile(who="opponent", n=3),)),
                    Ability(on="power", do=(Manifest(aspect=2),)),
                ),
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
            Part(
                kind="active",
                text="One attacking Creature deals and receives no combat damage this turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            NoCombatDamage(
                                t=Select(pick=("creature",), side="other", state=("attacking",)), until="turn"
                            ),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Restore 5 to yourself.",
                abilities=(Ability(on="power", do=(Restore(who="you", n=5),)),),
            ),
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
            Part(
                kind="passive",
                text="Your blocking Creatures get +1 Fight.",
                abilities=(
                    Ability(
                        on="static",
                        do=(
                            Modify(
                                t=Select(pick=("creature",), side="you", all=True, state=("blocking",)),
                                fight=1,
                                until="in_play",
                            ),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Place a Blessing on each of your Creatures, then Restore 3 to yourself.",
                abilities=(
                    Ability(on="power", do=(Bless(t=Select(pick=("creature",), side="you", all=True)),)),
                    Ability(on="power", do=(Restore(who="you", n=3),)),
                ),
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
            Part(
                kind="active",
                text="Your Creatures gain Watchful until end of turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            GainKeyword(
                                t=Select(pick=("creature",), side="you", all=True), keyword="watchful", until="turn"
                            ),
                        ),
                    ),
                ),
            ),
            Part(
                kind="active",
                conviction=True,
                text="Up to two of your Creatures get +1 Fight and Initiative until end of turn.",
                abilities=(
                    Ability(
                        on="power",
                        do=(
                            Modify(t=Select(pick=("creature",), side="you", n=2, up_to=True), fight=1, until="turn"),
                            GainKeyword(t=IT, keyword="initiative", until="turn"),
                        ),
                    ),
                ),
            ),
        ),
        icon="mighty-horn",
    ),
)
