import { redemptionAccess } from 'fleet-portal-api-client/contract/activityAccess'
import { updateVehicle, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { Pencil, ReceiptText } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { statusActions } from '../../pieces/forms/activeStatus.ts'

type Messages = typeof vehiclesMessages.defaults

/** The actions on a vehicle. Redemptions are searched by the plate number. */
export const vehicleActions = (t: Messages): RowAction<Vehicle>[] => [
  { key: 'edit', label: t.edit, icon: Pencil, requires: updateVehicle, opens: 'edit' },
  {
    key: 'redemptions',
    label: t.viewRedemptions,
    icon: ReceiptText,
    requires: { access: redemptionAccess },
    to: ({ plateNumber }) => ({ area: 'redemptions', search: { searchKey: plateNumber } }),
  },
  ...statusActions(t, updateVehicle),
]
