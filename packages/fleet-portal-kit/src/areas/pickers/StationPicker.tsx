import type { Station } from 'api-client/contract/stations'
import { lazy } from 'react'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'

const Picker = lazy(() =>
  import('../../pieces/pickers.tsx').then((module) => ({ default: module.StationPicker })),
)

export type StationPickerProps = PickerFieldProps<Station>

/** Chooses a partner station by its name: a dropdown that is searched on the server and loads nine at a time. */
export function StationPicker(field: StationPickerProps) {
  return (
    <PickerField widget="station-picker" {...field}>
      {(control) => <Picker {...control} />}
    </PickerField>
  )
}
