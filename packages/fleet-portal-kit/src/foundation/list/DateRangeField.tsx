import { useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { DateInput, oldest } from '../form/DateInput.tsx'
import { NativeSelect } from '../form/controls.ts'
import { presetRange, rangePresets, type RangePreset } from '../../format/calendar.ts'
import { VStack, HStack } from '../ui/layout.ts'

export interface DateRange {
  start: string | undefined
  end: string | undefined
}

interface DateRangeFieldProps {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
  /** The first day that can be chosen. */
  earliest?: string
  /** Half a range was to be applied: the day that is missing is asked for. */
  isAsked?: boolean
}

type Choice = '' | RangePreset | 'custom'

function presetOf({ start, end }: DateRange): Choice {
  if (!start && !end) return ''
  const found = rangePresets.find((preset) => {
    const range = presetRange(preset)
    return range.start === start && range.end === end
  })
  return found ?? 'custom'
}

export const isHalf = ({ start, end }: DateRange): boolean => Boolean(start) !== Boolean(end)

/**
 * A preset that ends today, or two days of one's own; half a range is none. Nothing lies after today; a start after the
 * end moves it.
 */
export function DateRangeField({ label, value, onChange, earliest = oldest, isAsked }: DateRangeFieldProps) {
  const t = useMessages(uiMessages)
  const [isCustom, setCustom] = useState(presetOf(value) === 'custom')
  const isShort = isAsked && isHalf(value)
  const choice: Choice = isCustom ? 'custom' : presetOf(value)
  const choose = (next: Choice) => {
    setCustom(next === 'custom')
    if (next === '') onChange({ start: undefined, end: undefined })
    else if (next === 'custom') onChange(value.start && value.end ? value : presetRange('last4Weeks'))
    else onChange(presetRange(next))
  }
  const setStart = (start: string) =>
    onChange({ start, end: value.end && value.end < start ? start : value.end })
  const setEnd = (end: string) =>
    onChange({ start: value.start && value.start > end ? end : value.start, end })
  return (
    <VStack $gap={2}>
      <NativeSelect
        aria-label={label}
        value={choice}
        onChange={(event) => choose(event.target.value as Choice)}
      >
        <option value="">{t.anyTime}</option>
        {rangePresets.map((preset) => (
          <option key={preset} value={preset}>
            {t[preset]}
          </option>
        ))}
        <option value="custom">{t.custom}</option>
      </NativeSelect>
      {choice === 'custom' && (
        <HStack $gap={2} $align="start">
          <DateInput
            label={t.from}
            value={value.start}
            earliest={earliest}
            onChange={setStart}
            onEmpty={() => onChange({ ...value, start: undefined })}
            isMissing={isShort && !value.start}
          />
          <DateInput
            label={t.to}
            value={value.end}
            earliest={earliest}
            onChange={setEnd}
            onEmpty={() => onChange({ ...value, end: undefined })}
            isMissing={isShort && !value.end}
          />
        </HStack>
      )}
    </VStack>
  )
}
