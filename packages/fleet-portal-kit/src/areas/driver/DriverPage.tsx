import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import { ItemScreen } from '../../fleet/item/ItemScreen.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { BearerActivity } from '../../pieces/activity/BearerActivity.tsx'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { driverEntry } from '../../pieces/navigation/itemEntries.ts'
import { useMessages } from '../../provider/messages.ts'
import { pickDriver } from '../../pieces/codes/codeBearer.ts'
import { driverActions } from '../../pieces/drivers/driverActions.ts'
import { driverDialogs } from '../../pieces/drivers/driverDialogs.tsx'

/** The page of one driver. The server finds codes and redemptions by the driver ID, and cards by the name. */
export function DriverPage({ fleetId, driverId }: { fleetId: string; driverId: string }) {
  const t = useMessages(driversMessages)
  const pages = useMessages(itemPagesMessages)
  const actions = useMemo(() => driverActions(t), [t])
  const dialogs = useMemo(() => driverDialogs(fleetId), [fleetId])
  return (
    <ItemScreen
      endpoint={listDrivers}
      fleetId={fleetId}
      itemId={driverId}
      pageName={pages.driver}
      list={{ area: 'drivers', name: t.title }}
      nameOf={fullName}
      entryOf={driverEntry}
      tag={({ status }) => <ActiveTag status={status} messages={t} />}
      facts={({ driverLicenseId, mobileNumber }) => [
        { name: t.driverId, value: <MonoText>{driverLicenseId}</MonoText> },
        { name: t.mobileNumber, value: <span data-secret="">{mobileNumber}</span> },
      ]}
      actions={actions}
      dialogs={dialogs}
      missing={{ title: pages.noDriver, detail: pages.notFound, toList: pages.toList }}
    >
      {({ item, access }) => (
        <BearerActivity
          fleetId={fleetId}
          access={access}
          subject="driver"
          searchKey={item.driverLicenseId}
          cardKey={fullName(item)}
          isHeld={({ driver }) => driver?.driverId === driverId}
          isOfBearer={({ driver }) =>
            driver
              ? (driver.driverId ?? driverId) === driverId &&
                (driver.driverLicenseId ?? item.driverLicenseId) === item.driverLicenseId
              : false
          }
          bearer={item.status === 'active' ? { driver: pickDriver(item) } : undefined}
        />
      )}
    </ItemScreen>
  )
}
