import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers, ImportDrivers } from 'fleet-portal-kit/drivers'
import { DriverPicker, VehiclePicker, type PickerOption } from 'fleet-portal-kit/pickers'
import { StrictMode, useState, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((answer) => answer.json())

const fleetId = query.get('fleet') ?? ''

/** A form of the page with fields of the kit, and a button of the page that opens the import. */
function Trip() {
  const [driver, setDriver] = useState<PickerOption>()
  const [vehicle, setVehicle] = useState<PickerOption>()
  const [isImporting, setImporting] = useState(false)
  return (
    <form>
      <DriverPicker label="Driver" fleetId={fleetId} value={driver} onChange={setDriver} />
      <VehiclePicker label="Vehicle" fleetId={fleetId} value={vehicle} onChange={setVehicle} />
      <output>{driver ? `${driver.label} drives` : 'Nobody drives'}</output>
      <button type="button" onClick={() => setImporting(true)}>
        Bring drivers
      </button>
      {isImporting && <ImportDrivers fleetId={fleetId} onClose={() => setImporting(false)} />}
    </form>
  )
}

function Drivers() {
  return (
    <FleetPortalProvider apiUrl={query.get('api') ?? ''} getSession={getSession} nonce={nonce}>
      {query.has('trip') ? <Trip /> : <FleetDrivers fleetId={fleetId} />}
    </FleetPortalProvider>
  )
}

// A page with several screens renders a widget and unmounts it again.
let root: Root | undefined
const show = () => {
  root = createRoot(document.getElementById('drivers') as HTMLElement)
  root.render(
    <StrictMode>
      <Drivers />
    </StrictMode>,
  )
}
addEventListener('show', show)
addEventListener('hide', () => root?.unmount())
if (!query.has('manual')) show()
if (query.has('hostile')) await import('./hostile.css')
document.documentElement.dataset['react'] = version
