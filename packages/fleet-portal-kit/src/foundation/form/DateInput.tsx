import { useId, useState } from 'react'
import { useFieldErrorMessage } from '../errors/useErrorMessage.ts'
import { today } from '../../format/days.ts'
import { VStack, InlineText } from '../ui/layout.ts'
import { Input } from './controls.ts'
import { Small } from './FieldFrame.tsx'

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
  /** It was left empty where a day is needed, and says so. */
  isMissing?: boolean
}

/** A day, told once it is one that can be meant; what is on the way to it stays in the field until it is left. */
export function DateInput({ label, value, earliest, onChange, onEmpty, isMissing }: DayInputProps) {
  const sentenceOf = useFieldErrorMessage()
  const faultId = useId()
  const [typed, setTyped] = useState<string>()
  const latest = today()
  return (
    <VStack $gap={1.5} style={{ flex: 1 }}>
      <VStack as="label" $gap={1}>
        <InlineText $muted>{label}</InlineText>
        <Input
          type="date"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? faultId : undefined}
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
      </VStack>
      {isMissing && (
        <Small id={faultId} $danger role="alert">
          {sentenceOf('required')}
        </Small>
      )}
    </VStack>
  )
}
