/* Keys in the rows of tables. A row gets the focus by these keys only, so that Tab has as many stops as without them. */

export const openableRow = 'tr[data-opens]'
export const rowCheckbox = '[data-part="select"] input'

const nextIndex: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Moves the focus to a row, which must not be below the sticky header or the bar of selected items. */
export function focusRow(row: HTMLElement): void {
  const header = row.closest('table')?.tHead?.offsetHeight ?? 0
  row.style.scrollMarginBlock = `calc(var(--fpk-sticky-top, 0px) + ${header}px) 64px`
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView?.({ block: 'nearest' })
}

/** Handles a key that was pressed in a row: it moves to another row, or opens or selects this one. */
export function pressInRow(row: HTMLElement, key: string): void {
  if (key === 'Enter') return row.click()
  if (key === ' ') return row.querySelector<HTMLElement>(rowCheckbox)?.click()
  const rows = [...(row.parentElement?.children ?? [])] as HTMLElement[]
  const next = rows[nextIndex[key]?.(rows.indexOf(row), rows.length - 1) ?? -1]
  if (next) focusRow(next)
}
