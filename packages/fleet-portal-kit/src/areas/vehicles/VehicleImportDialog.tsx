import { limits } from 'api-client/contract/fields'
import { importVehicles, listVehicles } from 'api-client/contract/vehicles'
import { useMemo } from 'react'
import { ImportDialog } from '../../fleet/import/ImportDialog.tsx'
import type { ImportColumn, ImportPlan } from '../../fleet/import/importPlan.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

type Words = (typeof vehiclesMessages.defaults)['imports']

/** The columns of a file of vehicles, in their order. Its plates are shorter than those of the form. */
export const vehicleImportColumns = (t: Words): ImportColumn[] => [
  {
    title: 'plate_number',
    field: 'plateNumber',
    heading: t.wrongPlate,
    fault: t.plateNumber,
    rule: 'plateNumber',
    atMost: limits.importPlateMax,
    isUnique: true,
  },
  // What kinds there are is the server's to say.
  { title: 'vehicle_type', field: 'type', fault: t.vehicleType, rule: 'model' },
  { title: 'remarks', field: 'remarks', fault: t.remarks, rule: 'remarks', isOptional: true },
]

/** Adds the vehicles of a CSV file. */
export function VehicleImportDialog({ fleetId, onClose }: { fleetId: string; onClose: () => void }) {
  const { imports: t, named } = useMessages(vehiclesMessages)
  const emit = useEmit()
  const plan = useMemo<ImportPlan>(
    () => ({
      title: t.title,
      endpoint: importVehicles,
      templateName: 'vehicles.csv',
      columns: vehicleImportColumns(t),
      hasLooseTitles: true,
      readHeld: async (client, asked, options) => {
        const { vehicles, count } = await client.call(listVehicles, asked, options)
        const held = vehicles.map(({ plateNumber, model, status }) => ({
          value: plateNumber,
          name: named(plateNumber, model, status),
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
      onImported={(applied) => emit('vehicles.imported', { applied })}
      onClose={onClose}
    />
  )
}
