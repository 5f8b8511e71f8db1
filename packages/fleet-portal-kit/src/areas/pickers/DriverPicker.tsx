import type { Driver } from 'api-client/contract/drivers'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'DriverPicker')

export interface DriverPickerProps extends PickerFieldProps<Driver> {
  fleetId: string
}

/** Chooses an active driver of a fleet by name, mobile number or driver ID, sorted by first name: a dropdown that is searched on the server and loads ten at a time. */
export function DriverPicker({ fleetId, ...field }: DriverPickerProps) {
  return (
    <PickerField widget="driver-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
