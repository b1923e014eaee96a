"""What a process that another one of ours has started sees to first."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def begin_process(*, interrupt: bool = True) -> None:
    """Have this process end with the one that started it: nobody else would tell it.

    Ctrl+C reaches both at a time. It ends this one without a word, or with ``interrupt`` False does
    nothing to it, where the other ends it in good order. When the other is killed, it is waited
    for.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL if interrupt else signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
