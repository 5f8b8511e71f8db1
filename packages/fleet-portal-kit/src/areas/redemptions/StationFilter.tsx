import type { FilterControlProps } from '../../foundation/list/filter.ts'
import { StationPicker } from '../../pieces/pickers/pickers.tsx'

/** A station by its name: redemptions name theirs, and carry no id of it. */
export function StationFilter({ label, value, onChange }: FilterControlProps) {
  return (
    <StationPicker
      label={label}
      value={value === undefined ? undefined : { value, label: value }}
      onChange={(option) => onChange(option?.label)}
    />
  )
}
