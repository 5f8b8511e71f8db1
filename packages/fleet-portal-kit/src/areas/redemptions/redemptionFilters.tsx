import { dispensedTo, transactionStatuses } from 'api-client/contract/activity'
import { products } from 'api-client/contract/products'
import type { CustomFilterProps, Filter } from '../../foundation/list/filter.ts'
import type { redemptionsMessages } from '../../locales/en/redemptions.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import { StationPicker } from '../../pieces/pickers.tsx'

type Words = typeof redemptionsMessages.defaults

/** A station by its name: redemptions name theirs, and carry no id of it. */
function StationFilter({ label, value, onChange }: CustomFilterProps) {
  return (
    <StationPicker
      label={label}
      value={value === undefined ? undefined : { value, label: value }}
      onChange={(option) => onChange(option?.label)}
    />
  )
}

export const redemptionFilters = (
  t: Words,
  { productNames }: Pick<typeof uiMessages.defaults, 'productNames'>,
): Filter[] => [
  {
    kind: 'choice',
    name: 'redemptionStatus',
    label: t.status,
    choices: transactionStatuses.map((value) => ({ value, label: t.statuses[value] })),
    inline: true,
  },
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: t.dateRange },
  {
    kind: 'choice',
    name: 'dispensedTo',
    label: t.dispensedTo,
    choices: dispensedTo.map((value) => ({ value, label: t.containers[value] })),
  },
  {
    kind: 'choices',
    name: 'productCodes',
    label: t.products,
    choices: products.map((value) => ({ value, label: productNames[value] })),
  },
  { kind: 'custom', name: 'redemptionStation', label: t.station, Control: StationFilter },
]
