import { cities, citiesOf, provinces } from 'api-client/contract/locations'
import { useMemo } from 'react'
import { Select } from '../../../foundation/form/Select.tsx'
import type { ComboboxOption } from '../../../foundation/form/Combobox.tsx'
import type { FilterControlProps } from '../../../foundation/list/filter.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'

const allProvinces: readonly ComboboxOption[] = provinces.map(({ label }) => ({ value: label, label }))
const labelOf = new Map(provinces.map(({ value, label }) => [value, label]))

const chosen = (value: string | undefined) => (value === undefined ? undefined : { value, label: value })

/** A province by its name. Another one leaves no city chosen. */
export function ProvinceFilter({ label, value, onChange }: FilterControlProps) {
  const t = useMessages(stationsMessages)
  return (
    <Select
      all={allProvinces}
      label={label}
      placeholder={t.provincePlaceholder}
      value={chosen(value)}
      onChange={(option) => onChange(option?.value, { city: undefined })}
    />
  )
}

/** A city or municipality by its name: those of the chosen province, or of all; a choice then chooses its province. */
export function CityFilter({ label, value, values, onChange }: FilterControlProps) {
  const t = useMessages(stationsMessages)
  const { province } = values
  const all = useMemo<ComboboxOption[]>(() => {
    const code = provinces.find((one) => one.label === province)?.value
    if (code !== undefined) return citiesOf(code).map((city) => ({ value: city.label, label: city.label }))
    return cities.map((city) => ({
      value: `${city.id}`,
      label: city.label,
      detail: labelOf.get(city.province),
    }))
  }, [province])
  return (
    <Select
      all={all}
      label={label}
      placeholder={t.cityPlaceholder}
      value={chosen(value)}
      onChange={(option) =>
        onChange(option?.label, option?.detail === undefined ? undefined : { province: option.detail })
      }
    />
  )
}
