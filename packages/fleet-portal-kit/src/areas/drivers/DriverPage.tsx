import { listDrivers, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import { ItemScreen } from '../../fleet/item/ItemScreen.tsx'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { BearerActivity } from '../../pieces/activity/BearerActivity.tsx'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { driverActions } from './driverActions.ts'

const DriverForm = lazyWithRetry(() => import('./DriverForm.tsx'), 'DriverForm')
const DriverStatusDialog = lazyWithRetry(() => import('./DriverStatusDialog.tsx'), 'DriverStatusDialog')

type DriverDialog = ListDialog<Driver>

/** The page of one driver. The server finds codes and redemptions by the driver ID, and cards by the name. */
export function DriverPage({ fleetId, driverId }: { fleetId: string; driverId: string }) {
  const t = useMessages(driversMessages)
  const pages = useMessages(itemPagesMessages)
  const actions = useMemo(() => driverActions(t), [t])
  const dialogs = useMemo(
    () => ({
      edit: ({ item, refetchItem, close }: DriverDialog) =>
        item && <DriverForm fleetId={fleetId} driver={item} refetchItem={refetchItem} onClose={close} />,
      deactivate: ({ item, access, close }: DriverDialog) =>
        item && <DriverStatusDialog to="inactive" driver={item} onClose={close} {...{ fleetId, access }} />,
      reactivate: ({ item, access, close }: DriverDialog) =>
        item && <DriverStatusDialog to="active" driver={item} onClose={close} {...{ fleetId, access }} />,
    }),
    [fleetId],
  )
  return (
    <ItemScreen
      endpoint={listDrivers}
      fleetId={fleetId}
      itemId={driverId}
      pageName={pages.driver}
      list={{ area: 'drivers', name: t.title }}
      nameOf={fullName}
      tag={({ status }) => <ActiveTag status={status} messages={t} />}
      facts={({ driverLicenseId, mobileNumber }) => [
        { name: t.driverId, value: <MonoText>{driverLicenseId}</MonoText> },
        { name: t.mobileNumber, value: mobileNumber },
        { name: pages.groups, value: <InlineText $muted>{pages.groupsUnknown}</InlineText> },
      ]}
      actions={actions}
      dialogs={dialogs}
      missing={{ title: pages.noDriver, detail: pages.notFound }}
    >
      {({ item, access }) => (
        <BearerActivity
          fleetId={fleetId}
          access={access}
          searchKey={item.driverLicenseId}
          cardKey={fullName(item)}
          isHeld={({ driver }) => driver?.driverId === driverId}
        />
      )}
    </ItemScreen>
  )
}
