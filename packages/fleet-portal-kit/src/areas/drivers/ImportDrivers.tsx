import { driverFields, importDrivers } from 'api-client/contract/drivers'
import { useMemo } from 'react'
import { ImportDialog } from '../../foundation/import/ImportDialog.tsx'
import { acceptedBy, type ImportColumn, type ImportPlan } from '../../foundation/import/importPlan.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

type Words = (typeof driversMessages.defaults)['imports']

const { firstName, lastName, driverLicenseId, mobileNumber } = driverFields.shape

/** Spreadsheets read a number in the cell and drop its leading zero: `9171234567` was `09171234567`. */
const withLostZero = (cell: string) => cell.replace(/^9\d{9}$/, '0$&')

/** The columns of a file of drivers, in their order. */
export const driverImportColumns = (t: Words): ImportColumn[] => [
  {
    title: 'first_name',
    field: 'firstName',
    heading: t.wrongName,
    fault: t.firstName,
    accepts: acceptedBy(firstName),
  },
  {
    title: 'last_name',
    field: 'lastName',
    heading: t.wrongName,
    fault: t.lastName,
    accepts: acceptedBy(lastName),
  },
  {
    title: 'driver_id',
    field: 'driverLicenseId',
    heading: t.wrongDriverId,
    fault: t.driverId,
    accepts: acceptedBy(driverLicenseId),
  },
  {
    title: 'mobile_number',
    field: 'mobileNumber',
    heading: t.wrongMobile,
    fault: t.mobileNumber,
    accepts: acceptedBy(mobileNumber),
    repair: { apply: withLostZero, told: t.zeroPutBack },
  },
]

/** Adds the drivers of a CSV file. */
export function ImportDrivers({ fleetId, onClose }: { fleetId: string; onClose: () => void }) {
  const { imports: t } = useMessages(driversMessages)
  const emit = useEmit()
  const plan = useMemo<ImportPlan>(
    () => ({
      title: t.title,
      row: importDrivers,
      templateName: 'drivers.csv',
      columns: driverImportColumns(t),
      counted: t.counted,
    }),
    [t],
  )
  return (
    <ImportDialog
      plan={plan}
      fleetId={fleetId}
      onImported={({ applied }) => emit('drivers.imported', { applied })}
      onClose={onClose}
    />
  )
}
