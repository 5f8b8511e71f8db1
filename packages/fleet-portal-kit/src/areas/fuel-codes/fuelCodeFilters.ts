import { bindings, fuelCodeStatuses } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels } from 'fleet-portal-api-client/contract/products'
import type { Filter } from '../../foundation/list/filter.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import type { uiMessages } from '../../locales/en/ui.ts'

interface FilterMessages {
  t: typeof fuelCodesMessages.defaults
  codes: typeof codeMessages.defaults
  ui: typeof uiMessages.defaults
}

/** The filters of the list. The search box has the search key. */
export const fuelCodeFilters = ({ t, codes, ui }: FilterMessages): Filter[] => [
  { kind: 'dates', name: 'created', start: 'startDate', end: 'endDate', label: t.created },
  {
    kind: 'choice',
    name: 'productCode',
    label: t.product,
    choices: fuels.map((value) => ({ value, label: ui.productNames[value] })),
  },
  {
    kind: 'choice',
    name: 'status',
    label: t.status,
    choices: fuelCodeStatuses.map((value) => ({ value, label: codes.statuses[value] })),
  },
  { kind: 'flag', name: 'oneTimeUse', label: t.use, yes: codes.oneTime, no: codes.multiUse },
  {
    kind: 'choice',
    name: 'fuelCodeType',
    label: t.type,
    choices: bindings.map((value) => ({ value, label: codes.bindings[value] })),
  },
  { kind: 'flag', name: 'autoRenew', label: t.autoRenew, yes: t.renews, no: t.renewsNot },
  { kind: 'flag', name: 'sendSms', label: t.sms, yes: t.smsOn, no: t.smsOff },
]
