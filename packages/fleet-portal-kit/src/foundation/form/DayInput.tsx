import { useState } from 'react'
import { today } from '../format/days.ts'
import { Column, Inline } from '../ui/layout.ts'
import { Input } from './controls.ts'

/** Nothing that lists are about is older. A year that is being typed is: `0002` on the way to `2026`. */
export const oldest = '2000-01-01'

interface DayInputProps {
  label: string
  value: string | undefined
  /** The first day that can be chosen; the last is today. */
  earliest: string
  onChange: (day: string) => void
  /** The field was emptied. Without it a day has to be there: the last one comes back when the field is left. */
  onEmpty?: () => void
}

/** A day, told once it is one that can be meant; what is on the way to it stays in the field until it is left. */
export function DayInput({ label, value, earliest, onChange, onEmpty }: DayInputProps) {
  const [typed, setTyped] = useState<string>()
  const latest = today()
  return (
    <Column as="label" $gap={1} style={{ flex: 1 }}>
      <Inline $muted>{label}</Inline>
      <Input
        type="date"
        value={typed ?? value ?? ''}
        min={earliest}
        max={latest}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') onEmpty?.()
          else if (target.value >= earliest && target.value <= latest) onChange(target.value)
        }}
        onBlur={({ target }) => {
          // Half a day is none, and is not left standing there.
          if (target.value === '') target.value = ''
          setTyped(undefined)
        }}
      />
    </Column>
  )
}
