import { transactionStatuses } from 'fleet-portal-api-client/contract/redemptionFilters'
import type { FilterOption, Filter } from '../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'

const StationsField = lazyWithRetry(() => import('../../pieces/pickers/StationsField.tsx'), 'StationsField')

/** All filters of the endpoint except the search text. `stations` contains the names of the selected stations. */
export const purchaseFilters = (
  payments: typeof cardPaymentsMessages.defaults,
  { fleetId, stations }: { fleetId: string; stations: readonly FilterOption[] },
): Filter[] => [
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: payments.transactionDate },
  {
    kind: 'choices',
    name: 'status',
    label: payments.status,
    choices: transactionStatuses.map((value) => ({ value, label: payments.statuses[value] })),
  },
  {
    kind: 'choices',
    name: 'redemptionStationIds',
    label: payments.redemptionStations,
    choices: stations,
    renderControl: (control) => <StationsField {...control} fleetId={fleetId} />,
  },
]
