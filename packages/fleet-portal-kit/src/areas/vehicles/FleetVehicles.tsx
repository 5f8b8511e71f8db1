import {
  createVehicle,
  importVehicles,
  listVehicles,
  type Vehicle,
  type VehicleFields,
  updateVehicle,
} from 'fleet-portal-api-client/contract/vehicles'
import { Plus, Upload } from 'lucide'
import { forwardRef, useMemo } from 'react'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { statusFilter } from '../../pieces/forms/activeStatus.ts'
import { useMessages } from '../../provider/messages.ts'
import { vehicleActions } from './vehicleActions.ts'
import { vehicleDialogs } from './vehicleDialogs.tsx'
import { vehicleColumns } from './vehicleColumns.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const SelectedVehicles = lazyWithRetry(() => import('./SelectedVehicles.tsx'), 'SelectedVehicles')

const bulkActions = { keys: ['deactivate', 'reactivate'], requires: updateVehicle, Bar: SelectedVehicles }

/** Props of `FleetVehicles`. @since 0.1.0 */
export interface FleetVehiclesProps
  extends
    FleetListProps<
      typeof listVehicles,
      'add' | 'import' | 'edit' | 'redemptions' | 'deactivate' | 'reactivate' | 'generate-codes',
      'plateNumber' | 'model' | 'remarks' | 'status'
    >,
    WidgetFormProps<VehicleFields> {}

function Vehicles({ fleetId }: { fleetId: string }) {
  const t = useMessages(vehiclesMessages)
  const columns = useMemo(() => vehicleColumns(t), [t])
  const actions = useMemo(() => vehicleActions(t), [t])
  const filters = useMemo(() => [statusFilter(t)], [t])
  const dialogs = useMemo(() => vehicleDialogs(fleetId), [fleetId])
  return (
    <ListScreen
      title={t.title}
      endpoint={listVehicles}
      fleetId={fleetId}
      nameOf={plateOf}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      normalizeSearch={removeSpaces}
      actions={actions}
      rowAction="edit"
      toolbar={[
        { key: 'import', label: t.importCsv, icon: Upload, requires: importVehicles, opens: 'import' },
        { key: 'add', label: t.add, icon: Plus, requires: createVehicle, opens: 'add', variant: 'primary' },
      ]}
      dialogs={dialogs}
      bulkActions={bulkActions}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
    />
  )
}

const plateOf = (vehicle: Vehicle) => vehicle.plateNumber
/** `abc 1234` finds `ABC1234`: plates are stored without spaces. */
const removeSpaces = (typed: string) => typed.replaceAll(' ', '')

/**
 * Lists the vehicles and drum containers of a fleet. Users add, edit, deactivate, reactivate and import them.
 *
 * @example
 * <FleetVehicles fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetVehicles = forwardRef<WidgetHandle, FleetVehiclesProps>(function FleetVehicles(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="vehicles" fleetId={fleetId} handle={handle} {...widget}>
      <Vehicles fleetId={fleetId} />
    </AreaWidget>
  )
})
