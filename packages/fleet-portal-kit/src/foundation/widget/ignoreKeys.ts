import type { KeyboardEvent } from 'react'

/** The elements that a repeated key would press. Without text fields, where a held key types. */
const pressableBy: Readonly<Record<string, string | undefined>> = {
  Enter: ':not(textarea, [contenteditable="true"])',
  ' ': 'button, a',
  Escape: '*',
}

/** Safari sends the key that ends a composition after its end, with this code. */
const inputMethodCode = 229

/**
 * Ignores keys that are not for the widget: those of an input method, which chooses words by arrows, Enter and Esc, and the repeats
 * of a held key. Browsers click the focused button with every repeat of Enter. By then the focus may be on a button of a dialog that
 * has just opened.
 */
export function ignoreKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || event.keyCode === inputMethodCode) {
    event.stopPropagation()
    // The browser would close a dialog.
    if (event.key === 'Escape') event.preventDefault()
    return
  }
  const selector = event.repeat ? pressableBy[event.key] : undefined
  if (!selector || !(event.target as Element).matches(selector)) return
  event.preventDefault()
  event.stopPropagation()
}
