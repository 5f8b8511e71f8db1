import type { Group } from 'api-client/contract/groups'
import { lazy } from 'react'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'

const Picker = lazy(() =>
  import('../../pieces/pickers.tsx').then((module) => ({ default: module.GroupPicker })),
)

export interface GroupPickerProps extends PickerFieldProps<Group> {
  fleetId: string
}

/** Chooses an active group of a fleet by its name; closed for a role without access to groups: a dropdown that is searched on the server and loads ten at a time. */
export function GroupPicker({ fleetId, ...field }: GroupPickerProps) {
  return (
    <PickerField widget="group-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
