"""The proof that the software does what it says; mirrors the source."""
