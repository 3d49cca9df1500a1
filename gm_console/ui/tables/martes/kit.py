"""What martes brings to the glass."""

from __future__ import annotations

from gm_console.ui.tables.kit import Kit
from gm_console.ui.tables.martes.forms import FORMS
from gm_console.ui.tables.martes.public_face import PublicFace
from gm_console.ui.tables.martes.screen import MartesTable

KIT = Kit(MartesTable, PublicFace, FORMS, {"bet": "bet", "stand": "bet"})
