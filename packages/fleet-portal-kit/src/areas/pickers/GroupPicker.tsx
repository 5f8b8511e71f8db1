import type { Group } from 'api-client/contract/groups'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'GroupPicker')

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
