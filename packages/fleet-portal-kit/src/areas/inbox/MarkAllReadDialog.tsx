import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useState } from 'react'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useMarkAllRead } from './useMarkAllRead.ts'

interface MarkAllReadDialogProps {
  /** The unread messages when the dialog opens. */
  unread: readonly InboxMessage[]
  close: () => void
}

/** Confirms that all messages are marked as read. This cannot be undone. */
export function MarkAllReadDialog({ unread: initialUnread, close }: MarkAllReadDialogProps) {
  const [unread] = useState(initialUnread)
  const t = useMessages(inboxMessages)
  const showToast = useToast()
  const markAll = useMarkAllRead()
  return (
    <ConfirmDialog
      title={t.markAllTitle}
      body={t.markAllBody(unread.length)}
      confirmLabel={t.markAll}
      onConfirm={async () => {
        await markAll(unread)
        showToast({ tone: 'success', text: t.markedAll })
      }}
      onClose={close}
    />
  )
}
