"""Paper: cards, sheets, folding and QR codes, as PDF."""
