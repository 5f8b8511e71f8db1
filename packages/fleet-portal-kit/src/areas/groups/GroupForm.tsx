import type { Group } from 'fleet-portal-api-client/contract/groups'
import { EditDialog } from '../../foundation/form/EditDialog.tsx'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useMessages } from '../../provider/messages.ts'
import { showDuplicateName, Field, Form } from './groupFields.ts'
import { useSaveGroup } from './useSaveGroup.ts'

interface GroupFormProps {
  fleetId: string
  /** The group to rename. Without it the form adds a group. */
  group?: Group
  /** Reads the current group from the server before a save. */
  refetchItem?: () => Promise<Group | undefined>
  onClose: () => void
}

/** Adds or renames a group. */
export function GroupForm({ fleetId, group, refetchItem, onClose }: GroupFormProps) {
  const t = useMessages(groupsMessages)
  const save = useSaveGroup(fleetId, group)
  return (
    <EditDialog
      Form={Form}
      title={group ? t.editTitle : t.addTitle}
      defaultValues={{ name: group?.name ?? '' }}
      refetchItem={group && refetchItem}
      persistKey={`group:${fleetId}:${group?.groupId ?? 'new'}`}
      saveLabel={t.save}
      addsMore={!group}
      save={save}
      onFailure={showDuplicateName}
      onClose={onClose}
    >
      {({ isNext }) => (
        <Field name="name" label={t.groupName} isRequired>
          {(control) => <TextInput {...control} autoComplete="off" autoFocus={isNext} />}
        </Field>
      )}
    </EditDialog>
  )
}
