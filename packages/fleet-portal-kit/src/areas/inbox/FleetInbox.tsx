import { listInbox, type InboxMessage } from 'api-client/contract/inbox'
import { CheckCheck } from 'lucide'
import { readStateOf } from '../../foundation/data/readState.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { StaleDataBanner } from '../../foundation/errors/StaleDataBanner.tsx'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { OpenedDialog } from '../../foundation/list/OpenedDialog.tsx'
import { useDialogAddress } from '../../foundation/list/useDialogAddress.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Card, HStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { useMessages } from '../../provider/messages.ts'
import { Frame } from './inboxLayout.ts'
import { InboxPanes } from './InboxPanes.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { useInboxAddress } from './useInboxAddress.ts'
import { useReading } from './useReading.ts'

const MarkAllRead = lazyWithRetry(() => import('./MarkAllRead.tsx'), 'MarkAllRead')

/** Props of `FleetInbox`. @since 0.1.0 */
export type FleetInboxProps = FleetWidgetProps

const none: readonly InboxMessage[] = []

function Inbox({ fleetId }: { fleetId: string }) {
  const t = useMessages(inboxMessages)
  const inbox = useRead(listInbox, { fleetId }, { keepPrevious: false })
  const address = useInboxAddress()
  const { dialog, openDialog, closeDialog } = useDialogAddress()
  const known = readStateOf(inbox, ({ data }) => data)
  const messages = known.status === 'some' ? known.value : none
  const { isUnread } = useReading(messages.find(({ messageId }) => messageId === address.openId))
  const unread = messages.filter(isUnread)
  const count = () => {
    if (known.status === 'loading') return <Skeleton $width="80px" />
    return known.status === 'some' && (unread.length > 0 ? t.unreadCount(unread.length) : t.allRead)
  }
  const content = () => {
    if (known.status === 'loading') return <InboxSkeleton />
    if (known.status === 'failed') {
      return (
        <Card>
          <FailedState error={known.error} retry={known.retry} />
        </Card>
      )
    }
    return <InboxPanes fleetId={fleetId} messages={messages} address={address} isUnread={isUnread} />
  }
  return (
    <Frame $gap={4} className="fpk-inbox">
      <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
        {messages.length > 0 && (
          <Button
            icon={CheckCheck}
            disabledReason={unread.length === 0 ? t.nothingUnread : undefined}
            onClick={() => openDialog('read-all')}
          >
            {t.markAll}
          </Button>
        )}
      </HStack>
      <Paragraph $muted role="status">
        {count()}
      </Paragraph>
      <StaleDataBanner read={inbox} />
      {content()}
      <OpenedDialog
        dialog={dialog === 'read-all' ? dialog : undefined}
        mayOpen={unread.length > 0}
        item={undefined}
      >
        {() => <MarkAllRead unread={unread} close={closeDialog} />}
      </OpenedDialog>
    </Frame>
  )
}

/**
 * Lists the messages of the signed-in user, with the selected message beside them.
 *
 * @example
 * <FleetInbox fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function FleetInbox({ fleetId, ...widget }: FleetInboxProps) {
  return (
    <Widget name="inbox" {...widget}>
      <Inbox fleetId={fleetId} />
    </Widget>
  )
}
