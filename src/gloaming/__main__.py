"""`python -m gloaming` is the same as `gloaming`."""

from gloaming.cli import main

if __name__ == "__main__":
    main()
