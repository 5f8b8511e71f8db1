import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from '../../foundation/ui/layout.ts'

const Field = styled.input`
  ${reset}
  display: block;
  width: 100%;
  height: 30px;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: 4px;
  cursor: text;
  text-overflow: ellipsis;
  &:hover:not(:read-only) {
    border-color: ${token('color-border-input')};
  }
  &:focus {
    border-color: ${token('color-accent')};
    background: ${token('color-surface')};
    outline: 2px solid transparent;
    box-shadow: 0 0 0 1px ${token('color-accent')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('color-danger')};
    background: ${token('color-danger-soft')};
  }
  &:read-only {
    color: ${token('color-muted')};
    cursor: default;
  }
`

interface SheetCellProps {
  value: string
  /** `Row 4, mobile_number`. */
  label: string
  isBad: boolean
  isReadOnly: boolean
  describedBy: string | undefined
  /** Told of a value that was typed to its end. */
  onWrite: (value: string) => void
  /** The person wants the cell so many rows further down. */
  onMove: (rows: number) => void
  /** Several cells were pasted at once: lines of cells. */
  onPasteCells: (cells: string[][]) => void
}

/** One cell of a sheet, edited in place. What is typed counts on Enter and when the cell is left; Esc takes it back. */
export function SheetCell({
  value,
  label,
  isBad,
  isReadOnly,
  describedBy,
  onWrite,
  onMove,
  onPasteCells,
}: SheetCellProps) {
  const [draft, setDraft] = useState<string>()
  const write = () => {
    if (draft !== undefined && draft !== value) onWrite(draft)
    setDraft(undefined)
  }
  // A row that is scrolled away is taken off the page, and with it the cell that has the focus.
  const kept = useRef<() => void>(undefined)
  useEffect(() => {
    kept.current = draft !== undefined && draft !== value ? () => onWrite(draft) : undefined
  })
  useEffect(() => () => kept.current?.(), [])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== undefined) {
      // The dialog around would close.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setDraft(undefined)
    }
    const rows = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (rows === undefined) return
    event.preventDefault()
    write()
    onMove(rows)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    setDraft(undefined)
    onPasteCells(text.split('\n').map((line) => line.split('\t')))
  }
  return (
    <Field
      value={draft ?? value}
      aria-label={label}
      aria-invalid={isBad}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={write}
      onKeyDown={press}
      onPaste={paste}
    />
  )
}
