import type { Group } from 'fleet-portal-api-client/contract/groups'
import { Check, X } from 'lucide'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useOfflineReason } from '../../foundation/errors/useOfflineReason.ts'
import { SendingBanner } from '../../foundation/errors/SendingBanner.tsx'
import { EditConflict } from '../../foundation/form/EditConflict.tsx'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { HStack, reset } from '../../foundation/ui/layout.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { showDuplicateName, Field, Form } from './groupFields.ts'
import { useSaveGroup } from './useSaveGroup.ts'

/** Wide enough for most names, but not wider than the row. */
const NameField = styled.div`
  ${reset}
  flex: 1;
  min-width: 0;
  max-width: 480px;
`

interface RenameGroupProps {
  fleetId: string
  group: Group
  onClose: () => void
}

/** Edits the name of a group inside its row. Enter saves; Escape cancels. */
export function RenameGroup({ fleetId, group, onClose }: RenameGroupProps) {
  const t = useMessages(groupsMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const offlineReason = useOfflineReason()
  const save = useSaveGroup(fleetId, group)
  const stored = { name: group.name }
  return (
    <Form
      defaultValues={stored}
      subject="existing-item"
      persistKey={`group:${fleetId}:${group.groupId}:name`}
      onFailure={showDuplicateName}
      onSubmit={async (values, { key }) => {
        if (values.name !== group.name) showToast({ tone: 'success', text: await save(values, key) })
        onClose()
      }}
    >
      {({ isBusy, forget }) => {
        const cancel = () => {
          forget()
          onClose()
        }
        const handleKey = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          cancel()
        }
        return (
          <>
            {isBusy && <SendingBanner />}
            <EditConflict stored={stored} />
            <HStack $gap={1} $align="start" onKeyDown={handleKey}>
              <NameField>
                <Field name="name" label={t.groupName} isLabelHidden isRequired>
                  {(control) => (
                    <TextInput
                      {...control}
                      autoComplete="off"
                      autoFocus
                      onFocus={({ currentTarget }) => currentTarget.select()}
                    />
                  )}
                </Field>
              </NameField>
              <IconButton
                type="submit"
                icon={Check}
                label={t.save}
                busy={isBusy}
                disabledReason={isBusy ? undefined : offlineReason}
              />
              <IconButton icon={X} label={ui.cancel} onClick={cancel} />
            </HStack>
          </>
        )
      }}
    </Form>
  )
}
