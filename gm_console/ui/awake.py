"""While a session is open the computer neither sleeps nor dims, where the system lets us ask for that."""

from __future__ import annotations

import contextlib
from contextlib import AbstractContextManager


class Awake:
    """Asks once, and lets go; what fails is no matter."""

    def __init__(self) -> None:
        self._mode: AbstractContextManager[object] | None = None

    @property
    def held(self) -> bool:
        """Whether it has been asked for."""
        return self._mode is not None

    def hold(self) -> None:
        """From now on; a second time changes nothing."""
        if self._mode is not None:
            return
        with contextlib.suppress(Exception):  # no bus, no service, no permission: then it sleeps as it always does
            from wakepy import keep

            mode = keep.presenting(on_fail="pass")
            assert isinstance(mode, AbstractContextManager)  # noqa: S101  # it also decorates functions, but not when called so
            mode.__enter__()
            self._mode = mode

    def release(self) -> None:
        """No longer."""
        mode, self._mode = self._mode, None
        if mode is not None:
            with contextlib.suppress(Exception):  # as above
                mode.__exit__(None, None, None)
