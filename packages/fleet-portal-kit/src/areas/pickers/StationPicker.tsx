import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'StationPicker')

/** Props of `StationPicker`. @since 0.1.0 */
export interface StationPickerProps extends PickerFieldProps<Station> {
  /**
   * Lists open stations first, by distance from this position in degrees. Default: by name. A server that does not support
   * the input `near` also sorts by name.
   */
  near?: { lat: number; lng: number }
  /** Leaves out stations that are closed now. Stations with unknown hours are included. */
  openNow?: boolean
  /** Leaves out stations that do not sell this product. */
  product?: Fuel
}

/**
 * A dropdown of stations. Searches the name on the server, nine options at a time.
 *
 * @example
 * <StationPicker label="Station" value={station} onChange={setStation} />
 *
 * @since 0.1.0
 */
export function StationPicker({ near, openNow, product, ...field }: StationPickerProps) {
  return (
    <PickerField widget="station-picker" {...field}>
      {(control) => <Picker {...control} {...{ near, openNow, product }} />}
    </PickerField>
  )
}
