import type { FilterControlProps } from '../../foundation/list/filter.ts'
import { StationPicker } from '../../pieces/pickers/pickers.tsx'

/** Filters by the name of a station, because redemptions contain no station id. */
export function StationFilter({ label, value, onChange }: FilterControlProps) {
  return (
    <StationPicker
      label={label}
      value={value === undefined ? undefined : { value, label: value }}
      onChange={(option) => onChange(option?.label)}
    />
  )
}
