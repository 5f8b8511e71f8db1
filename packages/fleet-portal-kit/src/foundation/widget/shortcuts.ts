import type { DeviceStorage } from '../../provider/deviceStorage.ts'
import { hasSingleKeys } from './singleKeys.ts'

/*
 * Shortcuts of a widget. An element declares its key by `aria-keyshortcuts`: a letter, or a letter with Control. The key moves the
 * focus to a field and presses any other element.
 */

export interface Shortcut {
  /** As `aria-keyshortcuts` has it: `n`, `/` or `Control+K`. */
  keys: string
  element: HTMLElement
}

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** The shortcuts of the elements inside of a widget, in the order of the page. The first element of a key has it. */
export function shortcutsIn(widget: HTMLElement): readonly Shortcut[] {
  const shortcuts = new Map<string, HTMLElement>()
  for (const element of widget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    if (!shortcuts.has(keys) && isVisible(element)) shortcuts.set(keys, element)
  }
  return [...shortcuts].map(([keys, element]) => ({ keys, element }))
}

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]'
const textFields = 'input, textarea, select, [contenteditable]'

/** The pressed keys as `aria-keyshortcuts` has them. Ctrl and the command key of a Mac are the same. */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) return key
  return shiftKey ? undefined : `Control+${key.toUpperCase()}`
}

/**
 * Whether the keys are the widget's: the focus is inside it, or the widget is a page with a `main` landmark, such as the portal, and
 * nothing on the page has the focus and no dialog is open.
 */
function isFor(widget: HTMLElement, event: Event): boolean {
  const path = event.composedPath()
  const hasNoFocus = path[0] === widget.ownerDocument.body
  // A dialog loses the focus if the focused element in it is removed.
  const isPage = widget.querySelector('main') !== null && widget.querySelector(dialogs) === null
  return path.includes(widget) || (hasNoFocus && isPage)
}

interface ListenOptions {
  deviceStorage: DeviceStorage
  /** Ends the listening when it is aborted. */
  signal: AbortSignal
  /** Called for `?`. */
  showList: () => void
}

/** Listens to the shortcuts of a widget. */
export function listenToShortcuts(
  widget: HTMLElement,
  { deviceStorage, signal, showList }: ListenOptions,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = keysOf(event)
    const target = event.composedPath()[0]
    if (!keys || event.defaultPrevented || event.repeat || !isFor(widget, event)) return
    if (!(target instanceof Element) || target.closest(dialogs)) return
    const isSingle = !keys.startsWith('Control+')
    if (isSingle && (!hasSingleKeys(deviceStorage) || target.closest(textFields))) return
    const isList = keys === '?'
    const found = shortcutsIn(widget).find((one) => one.keys === keys)
    if (!isList && !found) return
    event.preventDefault()
    if (isList) return showList()
    found?.element.focus()
    if (!found?.element.matches(textFields)) found?.element.click()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target as Element).closest('.fpk-list')) return
    widget.removeEventListener('focusin', onFocus)
    void import('./tableKeys.ts').then(
      ({ listenToTableKeys }) => listenToTableKeys(widget, signal),
      () => undefined,
    )
  }
  if (signal.aborted) return
  widget.ownerDocument.addEventListener('keydown', onKeyDown, { signal })
  widget.addEventListener('focusin', onFocus, { signal })
}
