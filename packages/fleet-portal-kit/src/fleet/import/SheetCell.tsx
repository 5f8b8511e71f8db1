import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { reset } from '../../foundation/ui/layout.ts'
import { narrow } from './sheetStyles.ts'

const Field = styled.input`
  ${reset}
  display: block;
  width: 100%;
  height: 30px;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius(0.5)};
  cursor: text;
  text-overflow: ellipsis;
  &:hover:not(:read-only) {
    border-color: ${token('color-border-input')};
  }
  ${narrow} {
    height: ${token('control-height')};
    &:not(:read-only) {
      border-color: ${token('color-border-input')};
    }
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
  isInvalid: boolean
  isReadOnly: boolean
  describedBy: string | undefined
  /** Receives the new value when the user presses Enter or leaves the cell. */
  onWrite: (value: string) => void
  /** Called to move the focus down by `rows`; a negative number moves it up. */
  onMove: (rows: number) => void
  /** Receives several pasted cells, row by row. */
  onPasteCells: (rows: string[][]) => void
}

/** One editable cell. Enter and leaving the cell save the typed value; Esc discards it. */
export function SheetCell({
  value,
  label,
  isInvalid,
  isReadOnly,
  describedBy,
  onWrite,
  onMove,
  onPasteCells,
}: SheetCellProps) {
  const [draft, setDraft] = useState<string>()
  const save = () => {
    if (draft !== undefined && draft !== value) onWrite(draft)
    setDraft(undefined)
  }
  // Scrolling can unmount the focused cell: its typed value is saved then.
  const saveOnUnmount = useRef<() => void>(undefined)
  useEffect(() => {
    saveOnUnmount.current = draft !== undefined && draft !== value ? () => onWrite(draft) : undefined
  })
  useEffect(() => () => saveOnUnmount.current?.(), [])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== undefined) {
      // The same key would close the dialog.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setDraft(undefined)
    }
    const rows = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (rows === undefined) return
    event.preventDefault()
    save()
    onMove(rows)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    setDraft(undefined)
    onPasteCells(text.split('\n').map((row) => row.split('\t')))
  }
  return (
    <Field
      value={draft ?? value}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={save}
      onKeyDown={handleKey}
      onPaste={paste}
    />
  )
}
