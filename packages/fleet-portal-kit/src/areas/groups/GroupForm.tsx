import { createGroup, updateGroup, type Group } from 'api-client/contract/groups'
import { field } from 'api-client/contract/values'
import * as z from 'zod/mini'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { EditDialog } from '../../foundation/form/EditDialog.tsx'
import { formOf } from '../../foundation/form/formOf.tsx'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

const groupFields = z.object({ name: field.name })
type GroupFields = z.output<typeof groupFields>

const { Form, Field } = formOf<GroupFields>(groupFields)

interface GroupFormProps {
  fleetId: string
  /** The group to rename; none adds one. */
  group?: Group
  /** Reads it anew before it is saved. */
  reread?: () => Promise<Group | undefined>
  onClose: () => void
}

/** Adds or renames a group. */
export function GroupForm({ fleetId, group, reread, onClose }: GroupFormProps) {
  const t = useMessages(groupsMessages)
  const emit = useEmit()
  const create = useWrite(createGroup)
  const update = useWrite(updateGroup)

  const save = async ({ name }: GroupFields, key: string) => {
    if (group) {
      const { groupId } = group
      await update.send({ groupId, name }, { key })
      emit('group.updated', { groupId })
      return t.saved(name)
    }
    const { groupId } = await create.send({ fleetId, name }, { key })
    emit('group.created', { groupId })
    return t.added(name)
  }
  return (
    <EditDialog
      Form={Form}
      title={group ? t.editTitle : t.addTitle}
      defaultValues={{ name: group?.name ?? '' }}
      reread={group && reread}
      keptAs={`group:${fleetId}:${group?.groupId ?? 'new'}`}
      saveLabel={t.save}
      addsMore={!group}
      save={save}
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
