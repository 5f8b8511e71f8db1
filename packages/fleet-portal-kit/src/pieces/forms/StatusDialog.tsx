import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import type { ReactNode } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { editMessages } from '../../locales/en/edits.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** The messages of an area before and after a status change. */
interface StatusMessages {
  deactivateTitle: string
  deactivateBody: (name: string) => string
  deactivateConfirm: string
  deactivated: (name: string) => string
  reactivateTitle: string
  reactivateBody: (name: string) => string
  reactivateConfirm: string
  reactivated: (name: string) => string
}

interface StatusDialogProps {
  to: ActiveStatus
  /** The ID of the changed item. */
  id: string
  name: string
  messages: StatusMessages
  /** Further information, shown before a deactivation. */
  more?: ReactNode
  /** Sends the change and emits an event to the host. Undo calls it again with the other status. */
  change: (to: ActiveStatus) => Promise<void>
  onClose: () => void
}

/** Deactivates or reactivates an item after a confirmation. The toast offers to undo the change. */
export function StatusDialog({ to, id, name, messages: t, more, change, onClose }: StatusDialogProps) {
  const ui = useMessages(uiMessages)
  const edits = useMessages(editMessages)
  const errorMessage = useErrorMessage()
  const showToast = useToast()
  const { client } = usePortal()
  const isOff = to === 'inactive'

  const doneMessage = (status: ActiveStatus) =>
    status === 'inactive' ? t.deactivated(name) : t.reactivated(name)
  // The user may have left the list by then, so toasts report the result.
  const undo = async () => {
    const previous = isOff ? 'active' : 'inactive'
    if (client.connection.isDown()) showToast({ tone: 'info', text: edits.waitsForConnection, about: id })
    try {
      await change(previous)
      showToast({ tone: 'success', text: doneMessage(previous), about: id })
    } catch (error) {
      showToast({ tone: 'danger', text: errorMessage(error), about: id })
    }
  }
  const confirm = async () => {
    await change(to)
    showToast({
      tone: 'success',
      text: doneMessage(to),
      about: id,
      action: { label: ui.undo, run: () => void undo() },
    })
  }
  const body = isOff ? (
    <VStack>
      <Paragraph>{t.deactivateBody(name)}</Paragraph>
      {more}
    </VStack>
  ) : (
    t.reactivateBody(name)
  )
  return (
    <ConfirmDialog
      title={isOff ? t.deactivateTitle : t.reactivateTitle}
      body={body}
      confirmLabel={isOff ? t.deactivateConfirm : t.reactivateConfirm}
      danger={isOff}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
