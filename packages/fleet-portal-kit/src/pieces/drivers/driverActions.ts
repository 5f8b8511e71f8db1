import { updateDriver, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { redemptionAccess } from 'fleet-portal-api-client/contract/activityAccess'
import { Pencil, ReceiptText } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { driversMessages } from '../../locales/en/drivers.ts'
import { statusActions } from '../forms/activeStatus.ts'

type Messages = typeof driversMessages.defaults

/** The actions on a driver. Redemptions are searched by the driver ID. */
export const driverActions = (t: Messages): RowAction<Driver>[] => [
  { key: 'edit', label: t.edit, icon: Pencil, requires: updateDriver, opens: 'edit' },
  {
    key: 'redemptions',
    label: t.viewRedemptions,
    icon: ReceiptText,
    requires: { access: redemptionAccess },
    to: ({ driverLicenseId }) => ({ area: 'redemptions', search: { searchKey: driverLicenseId } }),
  },
  ...statusActions(t, updateDriver),
]
