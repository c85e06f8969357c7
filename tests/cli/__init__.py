"""The command line: what each command prints, and one sentence for every mistake."""
