import { ApiError } from 'api-client'
import { createGroup, updateGroup, type Group } from 'api-client/contract/groups'
import { field } from 'api-client/contract/values'
import * as z from 'zod/mini'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { EditDialog } from '../../foundation/form/EditDialog.tsx'
import { formOf } from '../../foundation/form/formOf.tsx'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
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
  const { reservedWords } = usePortal()
  const create = useWrite(createGroup)
  const update = useWrite(updateGroup)

  const save = async ({ name }: GroupFields, key: string) => {
    if (reservedWords.some((word) => word.toLowerCase() === name.toLowerCase())) {
      throw new ApiError({
        kind: 'badrequest',
        status: 400,
        fields: [{ path: 'name', code: `reserved:${name}` }],
      })
    }
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
      onFailure={({ code }, form) => {
        // Some servers answer any clash with the drivers' code: here it can only be the name.
        if (code === 'D1000') form.setError('name', { message: 'G1000' }, { shouldFocus: true })
        return code === 'D1000'
      }}
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
