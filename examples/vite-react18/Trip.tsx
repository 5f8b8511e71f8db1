import { ImportDrivers } from 'fleet-portal-kit/drivers'
import { DriverPicker, VehiclePicker, type PickerOption } from 'fleet-portal-kit/pickers'
import { useState } from 'react'

/** A form of the page with fields of the kit, and a button of the page that opens the import. */
export function Trip({ fleetId }: { fleetId: string }) {
  const [driver, setDriver] = useState<PickerOption>()
  const [vehicle, setVehicle] = useState<PickerOption>()
  const [isImporting, setImporting] = useState(false)
  return (
    <form>
      <DriverPicker label="Driver" fleetId={fleetId} value={driver} onChange={setDriver} />
      <VehiclePicker label="Vehicle" fleetId={fleetId} value={vehicle} onChange={setVehicle} />
      <output>{driver ? `${driver.label} drives` : 'No driver'}</output>
      <button type="button" onClick={() => setImporting(true)}>
        Import drivers
      </button>
      {isImporting && <ImportDrivers fleetId={fleetId} onClose={() => setImporting(false)} />}
    </form>
  )
}
