import { dispensedTo, transactionStatuses } from 'fleet-portal-api-client/contract/redemptionFilters'
import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { products } from 'fleet-portal-api-client/contract/products'
import type { FilterOption, Filter } from '../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import type { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import { cardFilter, driverFilter } from '../../pieces/cells/linkedFilters.ts'

const StationsField = lazyWithRetry(() => import('../../pieces/pickers/StationsField.tsx'), 'StationsField')

interface Messages {
  t: typeof fleetCardRedemptionsMessages.defaults
  payments: typeof cardPaymentsMessages.defaults
  ui: Pick<typeof uiMessages.defaults, 'productNames'>
}

/** All filters of the endpoint except the search text. `stations` contains the names of the selected stations, `items` the rows. */
export const fuelPaymentFilters = (
  { t, payments, ui }: Messages,
  stations: readonly FilterOption[],
  items: readonly Payment[],
): Filter[] => [
  {
    kind: 'choice',
    name: 'paymentStatus',
    label: payments.status,
    choices: transactionStatuses.map((value) => ({ value, label: payments.statuses[value] })),
    inline: true,
  },
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: payments.dateRange },
  {
    kind: 'choice',
    name: 'dispensedTo',
    label: t.dispensedTo,
    choices: dispensedTo.map((value) => ({ value, label: payments.containers[value] })),
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
    label: payments.stations,
    choices: stations,
    renderControl: (control) => <StationsField {...control} />,
  },
  driverFilter({ label: payments.driver, unnamed: payments.oneDriver }, items),
  cardFilter({ label: payments.card, unnamed: payments.oneCard }, items),
]
