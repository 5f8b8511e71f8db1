import type { KeyboardEvent } from 'react'

/** The elements that a repeated key would press. Without text fields, where a held key types. */
const pressableBy: Readonly<Record<string, string | undefined>> = {
  Enter: ':not(textarea, [contenteditable="true"])',
  ' ': 'button, a',
  Escape: '*',
}

/**
 * Ignores the repeats of a held key. Browsers click the focused button with every repeat of Enter. By then the focus may be on
 * a button of a dialog that has just opened.
 */
export function ignoreHeldKey(event: KeyboardEvent<HTMLElement>): void {
  const selector = event.repeat ? pressableBy[event.key] : undefined
  if (!selector || !(event.target as Element).matches(selector)) return
  event.preventDefault()
  event.stopPropagation()
}
