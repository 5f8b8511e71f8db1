import { forwardRef } from 'react'
import { listInbox, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { CheckCheck } from 'lucide'
import { readStateOf } from '../../foundation/data/readState.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { StaleDataBanner } from '../../foundation/errors/StaleDataBanner.tsx'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { OpenedDialog } from '../../foundation/list/OpenedDialog.tsx'
import { useDialogAddress } from '../../foundation/list/useDialogAddress.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, Card, HStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { useMessages } from '../../provider/messages.ts'
import { PageLayout } from './inboxLayout.ts'
import { InboxPanes } from './InboxPanes.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { useInboxUrl } from './useInboxUrl.ts'
import { useReadState } from './useReadState.ts'

const MarkAllReadDialog = lazyWithRetry(() => import('./MarkAllReadDialog.tsx'), 'MarkAllReadDialog')

/** Props of `FleetInbox`. @since 0.1.0 */
export type FleetInboxProps = FleetWidgetProps

const none: readonly InboxMessage[] = []

function Inbox({ fleetId }: { fleetId: string }) {
  const t = useMessages(inboxMessages)
  const inbox = useRead(listInbox, { fleetId }, { keepPrevious: false })
  const url = useInboxUrl()
  const { dialog, openDialog, closeDialog } = useDialogAddress()
  const inboxState = readStateOf(inbox, ({ data }) => data)
  const messages = inboxState.status === 'some' ? inboxState.value : none
  const { isUnread } = useReadState(messages.find(({ messageId }) => messageId === url.openId))
  const unread = messages.filter(isUnread)
  const content = () => {
    if (inboxState.status === 'loading') return <InboxSkeleton />
    if (inboxState.status === 'failed') {
      return (
        <Card>
          <FailedState error={inboxState.error} retry={inboxState.retry} />
        </Card>
      )
    }
    return (
      <InboxPanes
        fleetId={fleetId}
        messages={messages}
        url={url}
        isUnread={isUnread}
        unreadCount={unread.length}
      />
    )
  }
  return (
    <PageLayout $gap={4} className="fpk-inbox">
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
      <Box role="status">
        {messages.length > 0 && unread.length === 0 && <Paragraph $muted>{t.allRead}</Paragraph>}
      </Box>
      <StaleDataBanner read={inbox} />
      {content()}
      <OpenedDialog
        dialog={dialog === 'read-all' ? dialog : undefined}
        mayOpen={unread.length > 0}
        item={undefined}
        onClose={closeDialog}
      >
        {() => <MarkAllReadDialog unread={unread} close={closeDialog} />}
      </OpenedDialog>
    </PageLayout>
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
export const FleetInbox = forwardRef<WidgetHandle, FleetInboxProps>(function FleetInbox(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="inbox" fleetId={fleetId} handle={handle} {...widget}>
      <Inbox fleetId={fleetId} />
    </AreaWidget>
  )
})
