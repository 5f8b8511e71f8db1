import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DriverForm = lazyWithRetry(() => import('./DriverForm.tsx'), 'DriverForm')
const DriverStatusDialog = lazyWithRetry(() => import('./DriverStatusDialog.tsx'), 'DriverStatusDialog')

type DriverDialog = ListDialog<Driver>

/** The dialogs of the actions on a driver, in the list and on the page of the driver. */
export const driverDialogs = (fleetId: string) => ({
  edit: ({ item, refetchItem, close }: DriverDialog) =>
    item && <DriverForm fleetId={fleetId} driver={item} refetchItem={refetchItem} onClose={close} />,
  deactivate: ({ item, access, close }: DriverDialog) =>
    item && <DriverStatusDialog to="inactive" driver={item} onClose={close} {...{ fleetId, access }} />,
  reactivate: ({ item, access, close }: DriverDialog) =>
    item && <DriverStatusDialog to="active" driver={item} onClose={close} {...{ fleetId, access }} />,
})
