import { fleetCardStatuses } from 'fleet-portal-api-client/contract/fleetCards'
import { bindings } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import type { Filter } from '../../foundation/list/filter.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import type { uiMessages } from '../../locales/en/ui.ts'

interface Messages {
  t: typeof fleetCardsMessages.defaults
  codes: typeof codeMessages.defaults
  ui: typeof uiMessages.defaults
}

/** Every filter of the endpoint except the search key, which has the search box. */
export const fleetCardFilters = ({ t, codes, ui }: Messages): Filter[] => [
  {
    kind: 'choices',
    name: 'fuelCardStatuses',
    label: t.status,
    choices: fleetCardStatuses.map((value) => ({ value, label: t.statuses[value] })),
  },
  {
    kind: 'choices',
    name: 'fuelCardTypes',
    label: t.type,
    choices: bindings.map((value) => ({ value, label: codes.bindings[value] })),
  },
  {
    kind: 'choices',
    name: 'productCodes',
    label: t.products,
    choices: products.map((value) => ({ value, label: ui.productNames[value] })),
  },
  { kind: 'dates', name: 'issued', start: 'startDate', end: 'endDate', label: t.issued },
]
