import type { Fuel } from 'api-client/contract/products'
import type { Station } from 'api-client/contract/stations'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'StationPicker')

/** Props of `StationPicker`. @since 0.1.0 */
export interface StationPickerProps extends PickerFieldProps<Station> {
  /**
   * Offers open stations first, by distance from here, in degrees. Default by name, which is also the order of a server
   * that does not know the input `near`.
   */
  near?: { lat: number; lng: number }
  /** Leaves out stations that are closed now; those whose hours are not known stay. */
  openNow?: boolean
  /** Leaves out stations that do not sell it. */
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
