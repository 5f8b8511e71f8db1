import { transactionStatuses } from 'api-client/contract/activity'
import type { FilterOption, Filter } from '../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'

const StationsField = lazyWithRetry(() => import('../../pieces/pickers/StationsField.tsx'), 'StationsField')

/** What is asked for while nothing is ticked: all of them. */
export const everyStatus = { status: [...transactionStatuses] }

/** Every filter of the call; the search key has the search box. `stations` are the names of those that are chosen. */
export const purchaseFilters = (
  words: typeof cardPaymentsMessages.defaults,
  { fleetId, stations }: { fleetId: string; stations: readonly FilterOption[] },
): Filter[] => [
  { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: words.transactionDate },
  {
    kind: 'choices',
    name: 'status',
    label: words.status,
    choices: transactionStatuses.map((value) => ({ value, label: words.statuses[value] })),
  },
  {
    kind: 'choices',
    name: 'redemptionStationIds',
    label: words.redemptionStations,
    choices: stations,
    renderControl: (control) => <StationsField {...control} fleetId={fleetId} />,
  },
]
