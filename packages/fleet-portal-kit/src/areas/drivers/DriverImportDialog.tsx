import { importDrivers, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import { ImportDialog } from '../../fleet/import/ImportDialog.tsx'
import type { ImportColumn, ImportPlan } from '../../fleet/import/importPlan.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

type Messages = (typeof driversMessages.defaults)['imports']

/** The columns of a driver file, in order. */
export const driverImportColumns = (t: Messages): ImportColumn[] => [
  {
    title: 'first_name',
    name: t.columns.firstName,
    field: 'firstName',
    heading: t.wrongName,
    errorMessage: t.firstName,
    rule: 'name',
  },
  {
    title: 'last_name',
    name: t.columns.lastName,
    field: 'lastName',
    heading: t.wrongName,
    errorMessage: t.lastName,
    rule: 'name',
  },
  {
    title: 'driver_id',
    name: t.columns.driverId,
    field: 'driverLicenseId',
    heading: t.wrongDriverId,
    errorMessage: t.driverId,
    rule: 'driverLicenseId',
    isUnique: true,
  },
  {
    title: 'mobile_number',
    name: t.columns.mobileNumber,
    field: 'mobileNumber',
    heading: t.wrongMobile,
    errorMessage: t.mobileNumber,
    rule: 'importedMobile',
    corrected: t.mobilesRewritten,
  },
]

/** Imports drivers from a CSV file. */
export function DriverImportDialog({ fleetId, onClose }: { fleetId: string; onClose: () => void }) {
  const { imports: t, named } = useMessages(driversMessages)
  const emit = useEmit()
  const { send } = useWrite(importDrivers)
  const plan = useMemo<ImportPlan>(
    () => ({
      title: t.title,
      templateName: 'drivers.csv',
      columns: driverImportColumns(t),
      readExisting: async (client, input, options) => {
        const { drivers, count } = await client.call(listDrivers, input, options)
        const keys = drivers.map((driver) => ({
          value: driver.driverLicenseId,
          name: named(fullName(driver), driver.status),
        }))
        return { keys, count }
      },
      countLabel: t.counted,
    }),
    [t, named],
  )
  return (
    <ImportDialog
      plan={plan}
      fleetId={fleetId}
      send={({ data }, options) => send({ data, fleetId }, options)}
      onImported={(applied) => emit('drivers.imported', { applied })}
      onClose={onClose}
    />
  )
}
