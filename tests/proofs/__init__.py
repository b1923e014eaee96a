"""The long proofs: small in `run.py test`, at full size and resumable in `run.py prove`."""
