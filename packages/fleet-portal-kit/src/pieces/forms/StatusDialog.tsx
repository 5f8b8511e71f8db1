import type { PersonStatus } from 'api-client/contract/activeStatus'
import type { ReactNode } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { editMessages } from '../../locales/en/edits.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** What an area says when it asks about a status, and afterwards. */
interface StatusWords {
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
  to: PersonStatus
  /** Of what is changed. */
  id: string
  name: string
  words: StatusWords
  /** What is to be known besides, before it is deactivated. */
  more?: ReactNode
  /** Sends the change and tells the host; called again with the other status to undo it. */
  change: (to: PersonStatus) => Promise<void>
  onClose: () => void
}

/** Deactivates or reactivates something after asking. The notice offers the way back. */
export function StatusDialog({ to, id, name, words: t, more, change, onClose }: StatusDialogProps) {
  const ui = useMessages(uiMessages)
  const edits = useMessages(editMessages)
  const sentenceOf = useErrorMessage()
  const showToast = useToast()
  const { client } = usePortal()
  const isOff = to === 'inactive'

  const done = (status: PersonStatus) => (status === 'inactive' ? t.deactivated(name) : t.reactivated(name))
  // The list may be far away by then: what became of it is said here.
  const undo = async () => {
    const before = isOff ? 'active' : 'inactive'
    if (client.connection.isDown()) showToast({ tone: 'info', text: edits.waitsForConnection, about: id })
    try {
      await change(before)
      showToast({ tone: 'success', text: done(before), about: id })
    } catch (error) {
      showToast({ tone: 'danger', text: sentenceOf(error), about: id })
    }
  }
  const confirm = async () => {
    await change(to)
    showToast({
      tone: 'success',
      text: done(to),
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
