import type { Vehicle } from 'api-client/contract/vehicles'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'VehiclePicker')

export interface VehiclePickerProps extends PickerFieldProps<Vehicle> {
  fleetId: string
}

/** Chooses an active vehicle or drum container of a fleet by plate number: a dropdown that is searched on the server and loads ten at a time. */
export function VehiclePicker({ fleetId, ...field }: VehiclePickerProps) {
  return (
    <PickerField widget="vehicle-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
