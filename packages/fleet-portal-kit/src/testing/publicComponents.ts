import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { testLoanTerms } from '../areas/loans/loanTermsForTest.ts'

const areas = join(import.meta.dirname, '../areas')

const picker = { label: 'Choice', value: undefined, onChange: () => undefined }
const importProps = { onClose: () => undefined }

/** The props that a component requires in addition to `fleetId`. */
const requiredProps: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  FleetDriver: { driverId: 'drv_missing' },
  FleetVehicle: { vehicleId: 'veh_missing' },
  FleetCard: { fuelCardId: 'crd_missing' },
  FleetFuelCode: { fuelCodeId: 'cod_missing' },
  PortalShell: { area: 'drivers', children: () => 'The area' },
  PaymentReturn: { path: '/brankas/success/online-banking/CI-1/csh_1' },
  FleetLoans: { terms: testLoanTerms },
  ImportDrivers: importProps,
  ImportVehicles: importProps,
  DriverPicker: picker,
  VehiclePicker: picker,
  GroupPicker: picker,
  StationPicker: picker,
}

/** A component that an area exports. */
export interface PublicComponent {
  name: string
  Component: ComponentType<Record<string, unknown>>
  /** The required props without `fleetId`. */
  props: Readonly<Record<string, unknown>>
}

/** A component is a function, or an object that `memo` or `forwardRef` has returned. */
const isComponent = (name: string, value: unknown): value is PublicComponent['Component'] =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

/** Every component that an area exports. New areas are included automatically. */
export async function publicComponents(): Promise<PublicComponent[]> {
  const components: PublicComponent[] = []
  for (const area of readdirSync(areas)) {
    const entry = (await import(join(areas, area, 'index.ts'))) as Record<string, unknown>
    for (const [name, Component] of Object.entries(entry)) {
      if (isComponent(name, Component)) components.push({ name, Component, props: requiredProps[name] ?? {} })
    }
  }
  return components
}
