import { limits } from 'fleet-portal-api-client/contract/fields'
import { importVehicles, listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { ImportDialog } from '../../fleet/import/ImportDialog.tsx'
import type { ImportColumn, ImportPlan } from '../../fleet/import/importPlan.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

type Messages = (typeof vehiclesMessages.defaults)['imports']

/** The columns of a vehicle file, in order. Its plate numbers are shorter than those of the vehicle form. */
export const vehicleImportColumns = (t: Messages): ImportColumn[] => [
  {
    title: 'plate_number',
    name: t.columns.plateNumber,
    field: 'plateNumber',
    heading: t.wrongPlate,
    errorMessage: t.plateNumber,
    rule: 'plateNumber',
    maxLength: limits.importPlateMax,
    isUnique: true,
  },
  // The server decides which vehicle types are valid.
  {
    title: 'vehicle_type',
    name: t.columns.vehicleType,
    field: 'type',
    errorMessage: t.vehicleType,
    rule: 'model',
  },
  {
    title: 'remarks',
    name: t.columns.remarks,
    field: 'remarks',
    errorMessage: t.remarks,
    rule: 'remarks',
    isOptional: true,
  },
]

/** Imports vehicles from a CSV file. */
export function VehicleImportDialog({ fleetId, onClose }: { fleetId: string; onClose: () => void }) {
  const { imports: t, named } = useMessages(vehiclesMessages)
  const emit = useEmit()
  const { send } = useWrite(importVehicles)
  const plan = useMemo<ImportPlan>(
    () => ({
      title: t.title,
      templateName: 'vehicles.csv',
      columns: vehicleImportColumns(t),
      hasLooseTitles: true,
      readExisting: async (client, input, options) => {
        const { vehicles, count } = await client.call(listVehicles, input, options)
        const keys = vehicles.map(({ plateNumber, model, status }) => ({
          value: plateNumber,
          name: named(plateNumber, model, status),
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
      onImported={(applied) => emit('vehicles.imported', { applied })}
      onClose={onClose}
    />
  )
}
