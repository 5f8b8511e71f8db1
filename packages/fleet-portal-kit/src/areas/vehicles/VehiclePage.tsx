import { listVehicles, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { ItemScreen } from '../../fleet/item/ItemScreen.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { BearerActivity } from '../../pieces/activity/BearerActivity.tsx'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { isDrum, VehicleKind } from '../../pieces/cells/VehicleKind.tsx'
import { vehicleEntry } from '../../pieces/navigation/itemEntries.ts'
import { pickVehicle } from '../../pieces/codes/codeBearer.ts'
import { useMessages } from '../../provider/messages.ts'
import { vehicleActions } from './vehicleActions.ts'
import { vehicleDialogs } from './vehicleDialogs.tsx'

const plateOf = ({ plateNumber }: Vehicle) => plateNumber

/** The page of one vehicle. The server finds codes, cards and redemptions by the plate number. */
export function VehiclePage({ fleetId, vehicleId }: { fleetId: string; vehicleId: string }) {
  const t = useMessages(vehiclesMessages)
  const pages = useMessages(itemPagesMessages)
  const actions = useMemo(() => vehicleActions(t), [t])
  const dialogs = useMemo(() => vehicleDialogs(fleetId), [fleetId])
  return (
    <ItemScreen
      endpoint={listVehicles}
      fleetId={fleetId}
      itemId={vehicleId}
      pageName={pages.vehicle}
      list={{ area: 'vehicles', name: t.title }}
      nameOf={plateOf}
      entryOf={vehicleEntry}
      tag={({ status }) => <ActiveTag status={status} messages={t} />}
      facts={({ type, model, remarks }) => [
        {
          name: t.kind,
          value: (
            <VehicleKind kind={type}>{t.kinds[isDrum(type) ? 'Drum Container' : 'Vehicle']}</VehicleKind>
          ),
        },
        ...(model ? [{ name: t.model, value: model }] : []),
        ...(remarks ? [{ name: t.remarks, value: remarks }] : []),
      ]}
      actions={actions}
      dialogs={dialogs}
      missing={{ title: pages.noVehicle, detail: pages.notFound, toList: pages.toList }}
    >
      {({ item, access }) => (
        <BearerActivity
          fleetId={fleetId}
          access={access}
          subject="vehicle"
          searchKey={item.plateNumber}
          cardKey={item.plateNumber}
          isHeld={({ vehicle }) => vehicle?.vehicleId === vehicleId}
          isOfBearer={({ vehicle }) =>
            vehicle?.vehicleId ? vehicle.vehicleId === vehicleId : vehicle?.plateNumber === item.plateNumber
          }
          bearer={item.status === 'active' ? { vehicle: pickVehicle(item) } : undefined}
        />
      )}
    </ItemScreen>
  )
}
