import type { KeyboardEvent } from 'react'

/** What a key presses when the browser repeats it. Text fields are not in it: there a held key writes. */
const pressedBy: Readonly<Record<string, string | undefined>> = {
  Enter: ':not(textarea, [contenteditable="true"])',
  ' ': 'button, a',
  Escape: '*',
}

/**
 * A held key presses once. Browsers click the focused button again with every repeat of Enter; by then the focus may be
 * on a button of a dialog that has just opened, and that the user has not read.
 */
export function ignoreHeldKey(event: KeyboardEvent<HTMLElement>): void {
  const pressed = event.repeat ? pressedBy[event.key] : undefined
  if (!pressed || !(event.target as Element).matches(pressed)) return
  event.preventDefault()
  event.stopPropagation()
}
