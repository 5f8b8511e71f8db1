import {
  createDriver,
  importDrivers,
  listDrivers,
  type Driver,
  type DriverFields,
  updateDriver,
} from 'fleet-portal-api-client/contract/drivers'
import { Plus, Upload } from 'lucide'
import { forwardRef, useMemo } from 'react'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { statusFilter } from '../../pieces/forms/activeStatus.ts'
import { findMobile } from 'fleet-portal-api-client/contract/mobile'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { driverActions } from '../../pieces/drivers/driverActions.ts'
import { driverDialogs } from '../../pieces/drivers/driverDialogs.tsx'
import { driverColumns } from './driverColumns.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DriverForm = lazyWithRetry(() => import('../../pieces/drivers/DriverForm.tsx'), 'DriverForm')
const DriverImportDialog = lazyWithRetry(() => import('./DriverImportDialog.tsx'), 'DriverImportDialog')
const SelectedDrivers = lazyWithRetry(() => import('./SelectedDrivers.tsx'), 'SelectedDrivers')

const bulkActions = { keys: ['deactivate', 'reactivate'], requires: updateDriver, Bar: SelectedDrivers }

/** Props of `FleetDrivers`. @since 0.1.0 */
export interface FleetDriversProps
  extends
    FleetListProps<
      typeof listDrivers,
      'add' | 'import' | 'edit' | 'redemptions' | 'deactivate' | 'reactivate' | 'generate-codes',
      'name' | 'driverLicenseId' | 'mobileNumber' | 'status'
    >,
    WidgetFormProps<DriverFields> {}

function Drivers({ fleetId }: { fleetId: string }) {
  const t = useMessages(driversMessages)
  const columns = useMemo(() => driverColumns(t), [t])
  const actions = useMemo(() => driverActions(t), [t])
  const filters = useMemo(() => [statusFilter(t)], [t])
  const dialogs = useMemo(
    () => ({
      add: ({ close }: ListDialog<Driver>) => <DriverForm fleetId={fleetId} onClose={close} />,
      import: ({ close }: ListDialog<Driver>) => <DriverImportDialog fleetId={fleetId} onClose={close} />,
      ...driverDialogs(fleetId),
    }),
    [fleetId],
  )
  return (
    <ListScreen
      title={t.title}
      endpoint={listDrivers}
      fleetId={fleetId}
      nameOf={fullName}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      normalizeSearch={findMobile}
      actions={actions}
      rowAction="edit"
      toolbar={[
        { key: 'import', label: t.importCsv, icon: Upload, requires: importDrivers, opens: 'import' },
        { key: 'add', label: t.add, icon: Plus, requires: createDriver, opens: 'add', variant: 'primary' },
      ]}
      dialogs={dialogs}
      bulkActions={bulkActions}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
    />
  )
}

/**
 * Lists the drivers of a fleet. Users add, edit, deactivate, reactivate and import drivers.
 *
 * @example
 * <FleetDrivers fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetDrivers = forwardRef<WidgetHandle, FleetDriversProps>(function FleetDrivers(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="drivers" fleetId={fleetId} handle={handle} {...widget}>
      <Drivers fleetId={fleetId} />
    </AreaWidget>
  )
})
