import type { InboxMessage } from 'api-client/contract/inbox'
import { useState } from 'react'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useMarkAll } from './useMarkAll.ts'

interface MarkAllReadProps {
  /** Those that are unread when the question is put. */
  unread: readonly InboxMessage[]
  close: () => void
}

/** Asks before everything counts as read: nothing makes a message unread again. */
export function MarkAllRead({ unread: given, close }: MarkAllReadProps) {
  const [unread] = useState(given)
  const t = useMessages(inboxMessages)
  const showToast = useToast()
  const markAll = useMarkAll()
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
