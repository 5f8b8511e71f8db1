import { useId, useState } from 'react'
import { useFieldErrorMessage } from '../errors/useFieldErrorMessage.ts'
import { today } from '../../format/days.ts'
import { useDayFormats } from '../../provider/formats.ts'
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

/**
 * A field for a day. It reports only complete days in range. A day out of range stays in the field with an error, until the value changes.
 * An incomplete day stays until the field loses the focus.
 */
export function DateInput({ label, value, earliest, onChange, onEmpty, isMissing }: DateInputProps) {
  const sentenceOf = useFieldErrorMessage()
  const errorId = useId()
  const { formatDay } = useDayFormats()
  const [typed, setTyped] = useState<{ text: string; valueBefore: string | undefined }>()
  const [hasLostFocus, setLostFocus] = useState(false)
  const latest = today()
  // A new value, such as the end that a later start has moved, replaces the typed day.
  const shown = (typed && typed.valueBefore === value ? typed.text : value) ?? ''
  const rangeError = () => {
    if (!hasLostFocus || shown === '') return undefined
    if (shown > latest) return sentenceOf(`max:${formatDay(latest)}`)
    return shown < earliest ? sentenceOf(`min:${formatDay(earliest)}`) : undefined
  }
  const error = rangeError() ?? (isMissing ? sentenceOf('required') : undefined)
  return (
    <VStack $gap={1.5} style={{ flex: 1 }}>
      <VStack as="label" $gap={1}>
        <InlineText $muted>{label}</InlineText>
        <Input
          type="date"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={shown}
          min={earliest}
          max={latest}
          onChange={({ target }) => {
            const isInRange = target.value >= earliest && target.value <= latest
            setLostFocus(false)
            setTyped({ text: target.value, valueBefore: target.value === '' && onEmpty ? undefined : value })
            if (target.value === '') onEmpty?.()
            else if (isInRange) onChange(target.value)
          }}
          onBlur={({ target }) => {
            // An incomplete day has an empty value. Setting it clears the shown text.
            if (target.value === '') {
              target.value = ''
              setTyped(undefined)
            }
            setLostFocus(true)
          }}
        />
      </VStack>
      {error !== undefined && (
        <Small id={errorId} $danger role="alert">
          {error}
        </Small>
      )}
    </VStack>
  )
}
