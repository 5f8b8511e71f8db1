import { useState } from 'react'
import { dayPresetsMessages } from '../../locales/en/dayPresets.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { DateInput, earliestDay } from '../form/DateInput.tsx'
import { NativeSelect } from '../form/controls.ts'
import { dayPresetRange, dayPresets, type DayPreset } from '../../format/dayPresets.ts'
import { VStack, HStack } from '../ui/layout.ts'

export interface DateRange {
  start: string | undefined
  end: string | undefined
}

interface DateRangeFieldProps {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
  /** The days that apply without a value. They replace the option for any time. */
  defaultPreset?: DayPreset
  /** The first day that the user can select. */
  earliest?: string
  /** Whether to show an error at the missing day of an incomplete range. */
  showMissing?: boolean
}

type RangeOption = '' | DayPreset | 'custom'

const isRangeOf = (preset: DayPreset, { start, end }: DateRange) => {
  const range = dayPresetRange(preset)
  return range.start === start && range.end === end
}

/** The option of a range. On the first day of a month several presets have the same days: the chosen one wins. */
function optionOf(range: DateRange, chosen: RangeOption): RangeOption {
  if (chosen === 'custom') return chosen
  if (!range.start && !range.end) return ''
  if (chosen !== '' && isRangeOf(chosen, range)) return chosen
  return dayPresets.find((preset) => isRangeOf(preset, range)) ?? 'custom'
}

export const isIncomplete = ({ start, end }: DateRange): boolean => Boolean(start) !== Boolean(end)

/**
 * A field for a range of days: a preset, or two days that the user enters. Both days are limited to today. A start
 * after the end moves the end.
 */
export function DateRangeField({
  label,
  value: given,
  onChange,
  defaultPreset,
  earliest = earliestDay,
  showMissing,
}: DateRangeFieldProps) {
  const t = useMessages(uiMessages)
  const presets = useMessages(dayPresetsMessages)
  const preset = given.start || given.end ? undefined : defaultPreset
  const value = preset ? dayPresetRange(preset) : given
  const names: Record<DayPreset, string> = { ...presets, ...t }
  const [chosen, setChosen] = useState<RangeOption>(() => optionOf(value, ''))
  const showsMissing = showMissing && isIncomplete(value)
  const selected = preset ?? optionOf(value, chosen)
  const select = (next: RangeOption) => {
    setChosen(next)
    if (next === '') onChange({ start: undefined, end: undefined })
    else if (next === 'custom') onChange(value.start && value.end ? value : dayPresetRange('last4Weeks'))
    else onChange(dayPresetRange(next))
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
        {!defaultPreset && <option value="">{t.anyTime}</option>}
        {dayPresets.map((one) => (
          <option key={one} value={one}>
            {names[one]}
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
