"""The games; importing this makes them known by their names."""

from gloaming.api.game import register
from gloaming.games.casting_shadows.game import CastingShadows
from gloaming.games.descent.game import Descent
from gloaming.games.dusk.game import Dusk
from gloaming.games.twilight.game import Twilight

register(CastingShadows())
register(Dusk())
register(Twilight())
register(Descent())
