import type { Station } from 'api-client/contract/stations'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyPart } from '../../foundation/widget/lazyPart.ts'

const Picker = lazyPart(() => import('../../pieces/pickers.tsx'), 'StationPicker')

export type StationPickerProps = PickerFieldProps<Station>

/** Chooses a partner station by its name: a dropdown that is searched on the server and loads nine at a time. */
export function StationPicker(field: StationPickerProps) {
  return (
    <PickerField widget="station-picker" {...field}>
      {(control) => <Picker {...control} />}
    </PickerField>
  )
}
