import { cities, citiesOf, provinces } from 'fleet-portal-api-client/contract/locations'
import { useMemo } from 'react'
import { Select } from '../../../foundation/form/Select.tsx'
import type { ComboboxOption } from '../../../foundation/form/Combobox.tsx'
import type { FilterControlProps } from '../../../foundation/list/filter.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { useMessages } from '../../../provider/messages.ts'

const allProvinces: readonly ComboboxOption[] = provinces.map(({ label }) => ({ value: label, label }))
const provinceLabels = new Map(provinces.map(({ value, label }) => [value, label]))

const toOption = (value: string | undefined) => (value === undefined ? undefined : { value, label: value })

/** Filters by the name of a province. Changing the province clears the city. */
export function ProvinceFilter({ label, value, onChange }: FilterControlProps) {
  const t = useMessages(stationsMessages)
  return (
    <Select
      all={allProvinces}
      label={label}
      placeholder={t.provincePlaceholder}
      value={toOption(value)}
      onChange={(option) => onChange(option?.value, { city: undefined })}
    />
  )
}

/** Filters by the name of a city or municipality of the selected province. Without a province it lists all cities, and selecting one also selects its province. */
export function CityFilter({ label, value, values, onChange }: FilterControlProps) {
  const t = useMessages(stationsMessages)
  const { province } = values
  const all = useMemo<ComboboxOption[]>(() => {
    const code = provinces.find((one) => one.label === province)?.value
    if (code !== undefined) return citiesOf(code).map((city) => ({ value: city.label, label: city.label }))
    return cities.map((city) => ({
      value: `${city.id}`,
      label: city.label,
      detail: provinceLabels.get(city.province),
    }))
  }, [province])
  return (
    <Select
      all={all}
      label={label}
      placeholder={t.cityPlaceholder}
      value={toOption(value)}
      onChange={(option) =>
        onChange(option?.label, option?.detail === undefined ? undefined : { province: option.detail })
      }
    />
  )
}
