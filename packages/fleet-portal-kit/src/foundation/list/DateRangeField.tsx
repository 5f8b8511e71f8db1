import { useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { DateInput, earliestDay } from '../form/DateInput.tsx'
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
  /** The first day that the user can select. */
  earliest?: string
  /** Whether to show an error at the missing day of an incomplete range. */
  showMissing?: boolean
}

type RangeOption = '' | RangePreset | 'custom'

function presetOf({ start, end }: DateRange): RangeOption {
  if (!start && !end) return ''
  const found = rangePresets.find((preset) => {
    const range = presetRange(preset)
    return range.start === start && range.end === end
  })
  return found ?? 'custom'
}

export const isIncomplete = ({ start, end }: DateRange): boolean => Boolean(start) !== Boolean(end)

/**
 * A field for a range of days: a preset that ends today, or two days that the user enters. Both days are limited to today. A start
 * after the end moves the end.
 */
export function DateRangeField({
  label,
  value,
  onChange,
  earliest = earliestDay,
  showMissing,
}: DateRangeFieldProps) {
  const t = useMessages(uiMessages)
  const [isCustom, setCustom] = useState(presetOf(value) === 'custom')
  const showsMissing = showMissing && isIncomplete(value)
  const selected: RangeOption = isCustom ? 'custom' : presetOf(value)
  const select = (next: RangeOption) => {
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
        value={selected}
        onChange={(event) => select(event.target.value as RangeOption)}
      >
        <option value="">{t.anyTime}</option>
        {rangePresets.map((preset) => (
          <option key={preset} value={preset}>
            {t[preset]}
          </option>
        ))}
        <option value="custom">{t.custom}</option>
      </NativeSelect>
      {selected === 'custom' && (
        <HStack $gap={2} $align="start">
          <DateInput
            label={t.from}
            value={value.start}
            earliest={earliest}
            onChange={setStart}
            onEmpty={() => onChange({ ...value, start: undefined })}
            isMissing={showsMissing && !value.start}
          />
          <DateInput
            label={t.to}
            value={value.end}
            earliest={earliest}
            onChange={setEnd}
            onEmpty={() => onChange({ ...value, end: undefined })}
            isMissing={showsMissing && !value.end}
          />
        </HStack>
      )}
    </VStack>
  )
}
