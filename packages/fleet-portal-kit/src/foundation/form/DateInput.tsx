import { useId, useState } from 'react'
import { useFieldErrorMessage } from '../errors/useFieldErrorMessage.ts'
import { today } from '../../format/days.ts'
import { VStack, InlineText } from '../ui/layout.ts'
import { Input } from './controls.ts'
import { Small } from './FieldFrame.tsx'

/** The earliest day of any data. Earlier days are half-typed years, such as `0002` for `2026`. */
export const earliestDay = '2000-01-01'

interface DateInputProps {
  label: string
  value: string | undefined
  /** The first day that the user can enter. The last is today. */
  earliest: string
  onChange: (day: string) => void
  /** Called when the user clears the field. Without it the last day is restored when the field loses the focus. */
  onEmpty?: () => void
  /** A day is required and missing: the field shows an error. */
  isMissing?: boolean
}

/** A field for a day. It reports only complete days in range. A half-typed day stays in the field until the field loses the focus. */
export function DateInput({ label, value, earliest, onChange, onEmpty, isMissing }: DateInputProps) {
  const sentenceOf = useFieldErrorMessage()
  const errorId = useId()
  const [typed, setTyped] = useState<string>()
  const latest = today()
  return (
    <VStack $gap={1.5} style={{ flex: 1 }}>
      <VStack as="label" $gap={1}>
        <InlineText $muted>{label}</InlineText>
        <Input
          type="date"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          value={typed ?? value ?? ''}
          min={earliest}
          max={latest}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onEmpty?.()
            else if (target.value >= earliest && target.value <= latest) onChange(target.value)
          }}
          onBlur={({ target }) => {
            // An incomplete day has an empty value. Setting it clears the shown text.
            if (target.value === '') target.value = ''
            setTyped(undefined)
          }}
        />
      </VStack>
      {isMissing && (
        <Small id={errorId} $danger role="alert">
          {sentenceOf('required')}
        </Small>
      )}
    </VStack>
  )
}
