import { redemptionAccess } from 'fleet-portal-api-client/contract/activityAccess'
import { listFuelCodes, updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { CircleOff, CircleQuestionMark, QrCode, ReceiptText } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { isDeactivatable } from './fuelCodeFacts.ts'

type Messages = typeof fuelCodesMessages.defaults

/** The row actions of a code. Its redemptions open with a search for the code. */
export const fuelCodeActions = (t: Messages): RowAction<FuelCode>[] => [
  {
    key: 'check',
    label: t.check,
    icon: CircleQuestionMark,
    requires: listFuelCodes,
    opens: 'check',
  },
  {
    key: 'share',
    label: t.share,
    icon: QrCode,
    requires: updateFuelCode,
    reason: (code) => (isDeactivatable(code) ? undefined : t.onlyOpenShared),
    opens: 'share',
  },
  {
    key: 'redemptions',
    label: t.viewRedemptions,
    icon: ReceiptText,
    requires: { access: redemptionAccess },
    to: ({ fuelCode }) => ({ area: 'redemptions', search: { searchKey: fuelCode } }),
  },
  {
    key: 'deactivate',
    label: t.deactivate,
    icon: CircleOff,
    requires: updateFuelCode,
    reason: (code) => (isDeactivatable(code) ? undefined : t.onlyOpen),
    opens: 'deactivate',
    danger: true,
  },
]
