import { dispensedTo, transactionStatuses } from 'api-client/contract/activity'
import { products } from 'api-client/contract/products'
import type { FilterOption, Filter } from '../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import type { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import type { uiMessages } from '../../locales/en/ui.ts'

const StationsField = lazyWithRetry(() => import('../../pieces/pickers/StationsField.tsx'), 'StationsField')

interface Words {
  t: typeof fleetCardRedemptionsMessages.defaults
  words: typeof cardPaymentsMessages.defaults
  ui: Pick<typeof uiMessages.defaults, 'productNames'>
}

/** Every filter of the call; the search key has the search box. `stations` are the names of those that are chosen. */
export const fuelPaymentFilters = ({ t, words, ui }: Words, stations: readonly FilterOption[]): Filter[] => [
  {
    kind: 'choice',
    name: 'paymentStatus',
    label: words.status,
    choices: transactionStatuses.map((value) => ({ value, label: words.statuses[value] })),
    inline: true,
  },
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: words.dateRange },
  {
    kind: 'choice',
    name: 'dispensedTo',
    label: t.dispensedTo,
    choices: dispensedTo.map((value) => ({ value, label: words.containers[value] })),
  },
  {
    kind: 'choices',
    name: 'productCodes',
    label: t.products,
    choices: products.map((value) => ({ value, label: ui.productNames[value] })),
  },
  {
    kind: 'choices',
    name: 'stationIds',
    label: words.stations,
    choices: stations,
    renderControl: (control) => <StationsField {...control} />,
  },
]
