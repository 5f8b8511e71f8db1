import type { Group } from 'fleet-portal-api-client/contract/groups'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Picker = lazyWithRetry(() => import('../../pieces/pickers/pickers.tsx'), 'GroupPicker')

/** Props of `GroupPicker`. @since 0.1.0 */
export interface GroupPickerProps extends PickerFieldProps<Group> {
  /** The id of the fleet. */
  fleetId: string
}

/**
 * A dropdown of the active groups of a fleet. Searches the name on the server, ten options at a time. Disabled without
 * access to groups.
 *
 * @example
 * <GroupPicker fleetId={fleetId} label="Group" value={group} onChange={setGroup} />
 *
 * @since 0.1.0
 */
export function GroupPicker({ fleetId, ...field }: GroupPickerProps) {
  return (
    <PickerField widget="group-picker" {...field}>
      {(control) => <Picker {...control} fleetId={fleetId} />}
    </PickerField>
  )
}
