"""The Deities."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Deity
from gloaming.games.twilight.ops import IT, Of, creature, every_creature

of_the_book = partial(Deity, origin="rulebook")

ALL_DEITIES = (
    of_the_book("Mars", pantheon="Roman", requirement={"Aggression": 10}, when="after_attackers", icon="spartan-helmet")
    .power(
        "Your attacking Creatures get +1 Fight until end of turn.",
        ops.Modify(t=every_creature(side="you", state=("attacking",)), fight=1, until="turn"),
    )
    .power(
        "One opponent takes 1 damage for each Creature you have attacking (at most 5).",
        ops.DamageLifeStack(who="opponent", n_per=creature(side="you", state=("attacking",)), cap=5),
        conviction=True,
    ),
    Deity("Sekhmet", pantheon="Egyptian", requirement={"Aggression": 10}, icon="lion")
    .passive(
        "Your damaged Creatures get +1 Fight.",
        ops.Modify(t=every_creature(side="you", state=("damaged",)), fight=1, until="in_play"),
        on="static",
    )
    .power(
        "Slay one damaged Creature of another player, then Restore 3 to yourself.",
        (ops.Slay(t=creature(side="other", state=("damaged",))), ops.Restore(who="you", n=3)),
        conviction=True,
    ),
    Deity("Andraste", pantheon="Brythonic", requirement={"Aggression": 8, "Mysticism": 8}, icon="chariot")
    .power(
        "One of your Creatures gets +2 Fight and Overrun until end of turn.",
        (
            ops.Modify(t=creature(side="you"), fight=2, until="turn"),
            ops.GainKeyword(t=IT, keyword="overrun", until="turn"),
        ),
    )
    .power(
        "Destroy 2. Obliterate 3.",
        ops.DestroyFromDiscard(who="any", n=2),
        ops.Obliterate(who="opponent", n=3),
        conviction=True,
    ),
    of_the_book("Hera", pantheon="Greek", requirement={"Negotiation": 10}, icon="jewel-crown")
    .power("Manifest one Lesser Aspect.", ops.Manifest(aspect=1))
    .power(
        "Manifest one Greater and one Exalted Aspect.",
        (ops.Manifest(aspect=2), ops.Manifest(aspect=3)),
        conviction=True,
    ),
    Deity("Mithras", pantheon="Persian", requirement={"Negotiation": 10}, icon="bull-horns")
    .passive(
        "Start of your Draw Phase: look at one Aspect in any Resource Area.",
        ops.LookAtAspects(who="any"),
        on="start_of_draw",
    )
    .power(
        "You may exchange one card of your Hand with an Aspect of the same type in an opponent's Resource Area; "
        "then Manifest one Lesser and one Greater Aspect.",
        ops.SwapAspect(who="opponent", may=True),
        (ops.Manifest(aspect=1), ops.Manifest(aspect=2)),
        conviction=True,
    ),
    Deity("Janus", pantheon="Roman", requirement={"Negotiation": 8, "Sanctuary": 8}, icon="double-face-mask")
    .power(
        "Return one Lesser or Greater Creature to its controller's Hand.",
        ops.ReturnToHand(t=creature(side="any", aspect=(1, 2))),
    )
    .power(
        "Your Life Stack has Armor 2 until your next turn.",
        ops.ArmorPlayer(who="you", n=2, until="your_next_turn"),
        conviction=True,
    ),
    of_the_book(
        "Reader of Portents",
        pantheon="Druidic",
        requirement={"Mysticism": 10},
        when="before_blocks",
        icon="sacrificial-dagger",
    )
    .power(
        "One of your Creatures gains Fleet until end of turn.",
        ops.GainKeyword(t=creature(side="you"), keyword="fleet", until="turn"),
    )
    .power(
        "Destroy five cards in Discard Stacks, at least two of them in your own.",
        ops.DestroyFromDiscard(who="any", n=5, own_min=2),
        conviction=True,
    ),
    Deity("Hel", pantheon="Norse", requirement={"Mysticism": 10}, icon="half-dead")
    .passive(
        "Once per turn, when a Creature you control is Destroyed: 1 damage to one opponent's Life Stack.",
        ops.DamageLifeStack(who="opponent"),
        on="card_destroyed",
        of=Of(side="you", pick=("creature",)),
        once=True,
    )
    .power(
        "Put a Lesser or Greater Creature from your Discard Stack onto the Combat Field; it has Onrush and is doomed.",
        ops.PutIntoPlay(t=creature(side="you", aspect=(1, 2)), zone="discard", who="you", keyword="onrush"),
        conviction=True,
    ),
    Deity("Hecate", pantheon="Greek", requirement={"Mysticism": 8, "Negotiation": 8}, icon="three-keys")
    .power("Foresee 3 on one Life Stack.", ops.Foresee(who="any", n=3))
    .power(
        "Defile 3 against one opponent, then Manifest one Greater Aspect.",
        ops.Defile(who="opponent", n=3),
        ops.Manifest(aspect=2),
        conviction=True,
    ),
    of_the_book("Enlil", pantheon="Mesopotamian", requirement={"Sanctuary": 10}, when="when_attacked", icon="tornado")
    .power(
        "One attacking Creature deals and receives no combat damage this turn.",
        ops.NoCombatDamage(t=creature(side="other", state=("attacking",)), until="turn"),
    )
    .power("Restore 5 to yourself.", ops.Restore(who="you", n=5), conviction=True),
    Deity("Bes", pantheon="Egyptian", requirement={"Sanctuary": 10}, icon="dwarf-face")
    .passive(
        "Your blocking Creatures get +1 Fight.",
        ops.Modify(t=every_creature(side="you", state=("blocking",)), fight=1, until="in_play"),
        on="static",
    )
    .power(
        "Place a Blessing on each of your Creatures, then Restore 3 to yourself.",
        ops.Bless(t=every_creature(side="you")),
        ops.Restore(who="you", n=3),
        conviction=True,
    ),
    Deity(
        "Heimdall",
        pantheon="Norse",
        requirement={"Sanctuary": 8, "Aggression": 8},
        when="when_attacked",
        icon="mighty-horn",
    )
    .power(
        "Your Creatures gain Watchful until end of turn.",
        ops.GainKeyword(t=every_creature(side="you"), keyword="watchful", until="turn"),
    )
    .power(
        "Up to two of your Creatures get +1 Fight and Initiative until end of turn.",
        (
            ops.Modify(t=creature(side="you", n=2, up_to=True), fight=1, until="turn"),
            ops.GainKeyword(t=IT, keyword="initiative", until="turn"),
        ),
        conviction=True,
    ),
)
