import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'DriverPicker')

/** Props of `DriverPicker`. @since 0.1.0 */
export interface DriverPickerProps extends PickerFieldProps<Driver> {
  /** The id of the fleet. */
  fleetId: string
}

/**
 * A dropdown of the active drivers of a fleet. Searches name, mobile number and driver ID on the server, ten options
 * at a time.
 *
 * @example
 * <DriverPicker fleetId={fleetId} label="Driver" value={driver} onChange={setDriver} />
 *
 * @since 0.1.0
 */
export function DriverPicker({ fleetId, ...field }: DriverPickerProps) {
  return (
    <PickerField widget="driver-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
