"""Long texts on the glass in the house's own type."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument, QTextFrameFormat, QTextTable

from gm_console.ui.widgets.look import Look


def set_type(document: QTextDocument, look: Look) -> None:
    """A document read from Markdown: headings in serif, tables with quiet lines."""
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        if level := block.blockFormat().headingLevel():
            letters = QTextCharFormat()
            letters.setFont(look.font("title" if level == 1 else "name"))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(letters)
        if cursor.currentTable() is None:
            place = QTextBlockFormat()
            above = 20 if level else 8 if block.textList() is None else 4
            place.setTopMargin(look.px(above) if block.previous().isValid() else 0)
            place.setBottomMargin(0)
            cursor.mergeBlockFormat(place)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            rules = frame.format().toTableFormat()
            rules.setBorderBrush(QBrush(look.ink("field_edge")))
            rules.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            rules.setCellPadding(look.px(5))
            rules.setTopMargin(look.px(8))
            frame.setFormat(rules)
