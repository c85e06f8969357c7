"""What a user can do wrong; each is one sentence that says what to do."""


class GloamingError(Exception):
    """A mistake of the user, told in one sentence."""


class Refused(GloamingError):
    """The answer or request is not possible now; nothing was changed."""


class OptionError(GloamingError):
    """An option of a game is unknown or has a value it does not take."""

    def __init__(self, option: str, words: str) -> None:
        super().__init__(words)
        self.option = option


class FileError(GloamingError):
    """A save or record cannot be used: broken, edited, or of another version."""
