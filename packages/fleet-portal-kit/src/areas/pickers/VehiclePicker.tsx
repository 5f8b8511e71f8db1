import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'VehiclePicker')

/** Props of `VehiclePicker`. @since 0.1.0 */
export interface VehiclePickerProps extends PickerFieldProps<Vehicle> {
  /** The id of the fleet. */
  fleetId: string
}

/**
 * A dropdown of the active vehicles and drum containers of a fleet. Searches the plate number on the server, ten
 * options at a time.
 *
 * @example
 * <VehiclePicker fleetId={fleetId} label="Vehicle" value={vehicle} onChange={setVehicle} />
 *
 * @since 0.1.0
 */
export function VehiclePicker({ fleetId, ...field }: VehiclePickerProps) {
  return (
    <PickerField widget="vehicle-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
