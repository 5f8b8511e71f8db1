import { dispensedTo, transactionStatuses } from 'fleet-portal-api-client/contract/redemptionFilters'
import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { products } from 'fleet-portal-api-client/contract/products'
import type { Filter } from '../../foundation/list/filter.ts'
import type { redemptionsMessages } from '../../locales/en/redemptions.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import { driverFilter } from '../../pieces/cells/linkedFilters.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

type Messages = typeof redemptionsMessages.defaults

const StationFilter = lazyWithRetry(() => import('./StationFilter.tsx'), 'StationFilter')

export const redemptionFilterFields = (
  t: Messages,
  { productNames }: Pick<typeof uiMessages.defaults, 'productNames'>,
  items: readonly Redemption[],
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
  {
    kind: 'choice',
    name: 'redemptionStation',
    label: t.station,
    choices: [],
    renderControl: (control) => <StationFilter {...control} />,
  },
  driverFilter({ label: t.driver, unnamed: t.oneDriver }, items),
]
