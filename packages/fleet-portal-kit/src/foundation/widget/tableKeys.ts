/*
 * Keys in the rows of tables. A row gets the focus by these keys only, so that Tab has as many stops as without them. Loaded when a
 * list gets the focus.
 */

/** The rows of a table. */
export const tableRows = '.fpk-table > tbody:not([aria-hidden]) > tr'
export const openableRow = 'tr[data-opens]'
export const rowCheckbox = '[data-part="select"] input'
/** Controls that use the arrows, Home and End themselves, such as the name of a group that is renamed in its row. */
const ownKeys = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]'

/** Moves the focus to a row, which must not be below the sticky header or the bar of selected items. */
export function focusRow(row: HTMLElement): void {
  const header = row.closest('table')?.tHead?.offsetHeight ?? 0
  row.style.scrollMarginBlock = `calc(var(--fpk-sticky-top, 0px) + ${header}px) 64px`
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView?.({ block: 'nearest' })
}

type Move = (rows: readonly HTMLElement[], index: number) => HTMLElement | undefined

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (rows, index) => rows[Math.max(0, index - 1)],
  ArrowDown: (rows, index) => rows[Math.min(rows.length - 1, index + 1)],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
}

/** What a key does in a row, or in a control inside of it. Undefined if the key is not the table's. */
function actionInRow(row: HTMLElement, { key, repeat }: KeyboardEvent, target: Element) {
  const move = target.matches(ownKeys) ? undefined : moves[key]
  if (move) {
    const rows = [...(row.parentElement?.children ?? [])] as HTMLElement[]
    const next = move(rows, rows.indexOf(row))
    return next && (() => focusRow(next))
  }
  if (target !== row || repeat) return undefined
  if (key === 'Enter') return () => row.click()
  if (key === ' ') return () => row.querySelector<HTMLElement>(rowCheckbox)?.click()
  return undefined
}

/** The down arrow in the search box moves the focus to the first row. */
function actionInSearch({ key }: KeyboardEvent, target: Element) {
  if (key !== 'ArrowDown' || !target.matches('[aria-keyshortcuts="/"]')) return undefined
  const first = target.closest('.fpk-list')?.querySelector<HTMLElement>(tableRows)
  return first && (() => focusRow(first))
}

/** Listens to the keys of the tables in a widget, until the signal is aborted. */
export function listenToTableKeys(widget: HTMLElement, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const path = event.composedPath()
    const [target] = path
    if (event.defaultPrevented || !path.includes(widget) || !(target instanceof Element)) return
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const row = target.closest<HTMLElement>(tableRows)
    const act = row ? actionInRow(row, event, target) : actionInSearch(event, target)
    if (!act) return
    event.preventDefault()
    act()
  }
  // The document gets keys after the handlers of controls in rows, such as the menu button.
  if (!signal.aborted) widget.ownerDocument.addEventListener('keydown', onKeyDown, { signal })
}
