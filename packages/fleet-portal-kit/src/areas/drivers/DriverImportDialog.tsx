import { importDrivers, listDrivers } from 'api-client/contract/drivers'
import { useMemo } from 'react'
import { ImportDialog } from '../../fleet/import/ImportDialog.tsx'
import type { ImportColumn, ImportPlan } from '../../fleet/import/importPlan.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

type Words = (typeof driversMessages.defaults)['imports']

/** The columns of a file of drivers, in their order. */
export const driverImportColumns = (t: Words): ImportColumn[] => [
  {
    title: 'first_name',
    field: 'firstName',
    heading: t.wrongName,
    fault: t.firstName,
    rule: 'name',
  },
  {
    title: 'last_name',
    field: 'lastName',
    heading: t.wrongName,
    fault: t.lastName,
    rule: 'name',
  },
  {
    title: 'driver_id',
    field: 'driverLicenseId',
    heading: t.wrongDriverId,
    fault: t.driverId,
    rule: 'driverLicenseId',
    isUnique: true,
  },
  {
    title: 'mobile_number',
    field: 'mobileNumber',
    heading: t.wrongMobile,
    fault: t.mobileNumber,
    rule: 'importedMobile',
    mended: t.mobilesRewritten,
  },
]

/** Adds the drivers of a CSV file. */
export function DriverImportDialog({ fleetId, onClose }: { fleetId: string; onClose: () => void }) {
  const { imports: t, named } = useMessages(driversMessages)
  const emit = useEmit()
  const plan = useMemo<ImportPlan>(
    () => ({
      title: t.title,
      endpoint: importDrivers,
      templateName: 'drivers.csv',
      columns: driverImportColumns(t),
      readHeld: async (client, asked, options) => {
        const { drivers, count } = await client.call(listDrivers, asked, options)
        const held = drivers.map((driver) => ({
          value: driver.driverLicenseId,
          name: named(fullName(driver), driver.status),
        }))
        return { held, count }
      },
      counted: t.counted,
    }),
    [t, named],
  )
  return (
    <ImportDialog
      plan={plan}
      fleetId={fleetId}
      onImported={(applied) => emit('drivers.imported', { applied })}
      onClose={onClose}
    />
  )
}
