import type { MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import { transactionStatuses } from 'fleet-portal-api-client/contract/redemptionFilters'
import type { FilterOption, Filter } from '../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { cardFilter, driverFilter } from '../../pieces/cells/linkedFilters.ts'

const StationsField = lazyWithRetry(() => import('../../pieces/pickers/StationsField.tsx'), 'StationsField')

/** All filters of the endpoint except the search text. `stations` contains the names of the selected stations, `items` the rows. */
export const purchaseFilters = (
  payments: typeof cardPaymentsMessages.defaults,
  {
    fleetId,
    stations,
    items,
  }: { fleetId: string; stations: readonly FilterOption[]; items: readonly MerchantPayment[] },
): Filter[] => [
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: payments.dateRange },
  {
    kind: 'choices',
    name: 'status',
    label: payments.status,
    choices: transactionStatuses.map((value) => ({ value, label: payments.statuses[value] })),
  },
  {
    kind: 'choices',
    name: 'redemptionStationIds',
    label: payments.stations,
    choices: stations,
    renderControl: (control) => <StationsField {...control} fleetId={fleetId} />,
  },
  driverFilter({ label: payments.driver, unnamed: payments.oneDriver }, items),
  cardFilter({ label: payments.card, unnamed: payments.oneCard }, items),
]
