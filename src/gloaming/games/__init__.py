"""The games; importing this makes them known by their names."""

from gloaming.games.casting_shadows.game import CastingShadows
from gloaming.outside.game import register

register(CastingShadows())
