"""While a session is open the computer neither sleeps nor dims, where the system lets us ask for that."""

from __future__ import annotations

from contextlib import ExitStack, suppress


class Awake:
    """Asks once, and lets go; what fails is no matter."""

    def __init__(self) -> None:
        self._asked: ExitStack | None = None

    @property
    def held(self) -> bool:
        """Whether it has been asked for."""
        return self._asked is not None

    def hold(self) -> None:
        """From now on; a second time changes nothing."""
        if self._asked is not None:
            return
        with suppress(Exception):  # no bus, no service, no permission: then it sleeps as it always does
            from wakepy import keep

            asked = ExitStack()
            asked.enter_context(keep.presenting(on_fail="pass"))
            self._asked = asked

    def release(self) -> None:
        """No longer."""
        asked, self._asked = self._asked, None
        if asked is not None:
            with suppress(Exception):  # as above
                asked.close()
