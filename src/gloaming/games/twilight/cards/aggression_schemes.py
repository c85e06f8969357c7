"""The Schemes of Aggression."""

from functools import partial

from gloaming.games.twilight import ops
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.ops import CONVICTION, IT, If, Select, creature

card = partial(Card, faction="Aggression", kind="scheme")

CARDS = (
    card("Lex Talionis", cost=(1, 0, 0), icon="sword-clash")
    .does("2 damage to one Creature.", ops.DamageCreature(t=creature(side="any"), n=2))
    .does(
        "If you were damaged earlier this turn, also 2 damage to one opponent's Life Stack.",
        ops.DamageLifeStack(who="opponent", n=2),
        when=If(fact="damaged_this_turn"),
    )
    .trap("2 damage to one Creature.", ops.DamageCreature(t=creature(side="any"), n=2)),
    card("Plunder the Baggage", cost=(1, 0, 0), icon="old-wagon")
    .does("Manifest one Lesser Aspect.", ops.Manifest(aspect=1))
    .does(
        "If you were damaged earlier this turn, refresh one of your Lesser Aspects.",
        ops.RefreshAspect(who="you", aspect=(1,)),
        when=If(fact="damaged_this_turn"),
    )
    .trap(
        "The controlling player discards one card of own choice from Hand.",
        ops.DiscardFromHand(who="controller", how="choice"),
    ),
    card("Forced March", cost=(1, 0, 0), icon="boot-prints")
    .does(
        "Up to two of your Creatures get +1 Fight and Onrush until end of turn.",
        ops.Modify(t=creature(side="you", n=2, up_to=True), fight=1, until="turn"),
        ops.GainKeyword(t=IT, keyword="onrush", until="turn"),
    )
    .trap(
        "The manifesting player exhausts up to two Lesser Creatures of the controlling player.",
        ops.Exhaust(t=creature(side="controller", n=2, up_to=True, aspect=(1,))),
    ),
    card("Ravage the Provinces", cost=(2, 1, 0), icon="damaged-house")
    .does("4 damage to one opponent's Life Stack.", ops.DamageLifeStack(who="opponent", n=4))
    .does(
        "If you were damaged earlier this turn, Manifest one Greater Aspect.",
        ops.Manifest(aspect=2),
        when=If(fact="damaged_this_turn"),
    )
    .trap("3 damage to the controlling player's Life Stack.", ops.DamageLifeStack(who="controller", n=3)),
    card("Cut Down the Herald", cost=(1, 1, 0), icon="decapitation")
    .does(
        "Counter one Scheme of another player.", ops.Counter(t=Select(pick=("scheme",), side="other"), dest="discard")
    )
    .does("You take 2 damage.", ops.DamageLifeStack(who="you", n=2))
    .trap(
        "Counter one Scheme or ability of the controlling player.",
        ops.Counter(t=Select(pick=("scheme", "ability"), side="controller"), dest="discard"),
    ),
    card("Every Tenth Man", cost=(0, 2, 0), icon="executioner-hood")
    .does(
        "Slay one damaged or Exhausted Lesser or Greater Creature of another player.",
        ops.Slay(t=creature(side="other", aspect=(1, 2), state=("damaged", "exhausted"))),
    )
    .trap(
        "The controlling player Slays one own Creature of own choice.",
        ops.Slay(t=creature(side="controller", chooser="controller")),
    ),
    card("Sack of the Eternal City", cost=(1, 2, 2), epic=True, icon="coliseum")
    .does("6 damage to one opponent's Life Stack.", ops.DamageLifeStack(who="opponent", n=6))
    .does(
        "If you were damaged earlier this turn, Destroy one Fortification or Intrigue of another player.",
        ops.Destroy(t=Select(pick=("fortification", "intrigue"), side="other")),
        when=If(fact="damaged_this_turn"),
    )
    .does("Conviction: Manifest one Greater Aspect.", ops.Manifest(aspect=2), when=CONVICTION)
    .trap(
        "3 damage to the controlling player's Life Stack; that player Destroys one card of own choice from Hand.",
        ops.DamageLifeStack(who="controller", n=3),
        ops.DestroyFromHand(who="controller", how="choice"),
    ),
    card("Vengeance of the Legions", cost=(1, 1, 1), icon="swords-power")
    .does("Slay one Creature of another player.", ops.Slay(t=creature(side="other")))
    .does(
        "Then one opponent takes damage equal to the damage you took this turn (at most 5).",
        ops.DamageLifeStack(who="opponent", n_from="damage_you_took", cap=5),
        when=If(fact="damaged_this_turn"),
    )
    .trap("Slay one Creature of the controlling player.", ops.Slay(t=creature(side="controller"))),
)
