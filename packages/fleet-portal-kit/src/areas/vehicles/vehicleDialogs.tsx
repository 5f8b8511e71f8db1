import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const VehicleForm = lazyWithRetry(() => import('./VehicleForm.tsx'), 'VehicleForm')
const VehicleStatusDialog = lazyWithRetry(() => import('./VehicleStatusDialog.tsx'), 'VehicleStatusDialog')
const VehicleImportDialog = lazyWithRetry(() => import('./VehicleImportDialog.tsx'), 'VehicleImportDialog')

type VehicleDialog = ListDialog<Vehicle>

/** The dialogs of the list of vehicles and of the page of a vehicle. */
export const vehicleDialogs = (fleetId: string) => ({
  add: ({ close }: VehicleDialog) => <VehicleForm fleetId={fleetId} onClose={close} />,
  import: ({ close }: VehicleDialog) => <VehicleImportDialog fleetId={fleetId} onClose={close} />,
  edit: ({ item, refetchItem, close }: VehicleDialog) =>
    item && <VehicleForm fleetId={fleetId} vehicle={item} refetchItem={refetchItem} onClose={close} />,
  deactivate: ({ item, close }: VehicleDialog) =>
    item && <VehicleStatusDialog fleetId={fleetId} to="inactive" vehicle={item} onClose={close} />,
  reactivate: ({ item, close }: VehicleDialog) =>
    item && <VehicleStatusDialog fleetId={fleetId} to="active" vehicle={item} onClose={close} />,
})
