import { FleetPortalProvider } from 'fleet-portal-kit'
import { createElement, StrictMode, type ComponentType } from 'react'
import * as components from './components.ts'

const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

const picker = { label: 'Choice', value: undefined, onChange: () => {} }
const dialog = { onClose: () => {} }
const terms = {
  lender: 'Our bank',
  branches: [{ label: 'Makati', value: 'MAK', region: 'Metro Manila' }],
  privacy: { lender: { text: 'Our bank replies.' }, product: { text: 'We send the inquiry.' } },
}

/** The props that a component needs in addition to its fleet. */
const props: Record<string, object> = {
  PortalShell: { area: 'drivers', children: () => 'The area' },
  PaymentReturn: { path: '/brankas/success/online-banking/CI-1/csh_1' },
  FleetLoans: { terms },
  ImportDrivers: dialog,
  ImportVehicles: dialog,
  DriverPicker: picker,
  VehiclePicker: picker,
  GroupPicker: picker,
  StationPicker: picker,
}

export const names = Object.keys(components)

export interface PageProps {
  apiUrl: string
  fleetId: string
  /** The name of the component, such as `FleetDrivers`. */
  widget: string
  nonce?: string | undefined
}

export function Page({ apiUrl, fleetId, widget, nonce = '' }: PageProps) {
  const component = (components as unknown as Record<string, ComponentType<object>>)[widget] ?? 'p'
  return (
    <StrictMode>
      <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
        {createElement(component, { fleetId, ...props[widget] } as object)}
      </FleetPortalProvider>
    </StrictMode>
  )
}
