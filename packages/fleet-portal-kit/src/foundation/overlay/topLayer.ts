/**
 * Shows a popup in the top layer of the browser, above everything that was shown before. No ancestor can clip, move or cover
 * it there. Browsers before 2024 have no popovers. There the popup keeps its fixed position inside the widget.
 */
export function showInTopLayer(popup: HTMLElement): void {
  // The browser refuses a popup that was removed with its dialog, before it has moved out of there.
  if (!popup.showPopover || !popup.isConnected) return
  hideFromTopLayer(popup)
  popup.popover = 'manual'
  popup.showPopover()
}

export function hideFromTopLayer(popup: HTMLElement): void {
  if (popup.popover && popup.matches(':popover-open')) popup.hidePopover()
}
