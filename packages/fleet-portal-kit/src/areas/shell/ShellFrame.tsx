import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { listInbox, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { readStateOf } from '../../foundation/data/readState.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { pendingReports } from '../../fleet/export/pendingReports.ts'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'
import { Boundary } from '../../foundation/widget/Boundary.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { ErrorFallback } from '../../foundation/widget/ErrorFallback.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import type { Viewer } from '../../pieces/navigation/portalMap.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useDeactivation } from './useDeactivation.ts'
import { useAnalyticsAndChat } from './useAnalyticsAndChat.ts'
import { useHasNewDownloads } from './useHasNewDownloads.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DeactivatedDialog = lazyWithRetry(() => import('./DeactivatedDialog.tsx'), 'DeactivatedDialog')

const Announcements = lazyWithRetry(() => import('./Announcements.tsx'), 'Announcements')
const PendingReportToasts = lazyWithRetry(() => import('./PendingReportToasts.tsx'), 'PendingReportToasts')

/** The background of every page of the shell. */
export const Page = styled(Box)`
  min-height: 100dvh;
  background: ${token('color-page')};
`

const SkipLink = styled.a`
  ${reset}
  position: fixed;
  z-index: 80;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  ${focusRing}
`

const Content = styled.main`
  ${reset}
  --fpk-sticky-top: 60px;
  --fpk-sticky-left: 196px;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: 1170px;
  min-height: 100dvh;
  padding-top: 60px;
  margin-left: 196px;
  &:focus {
    outline: none;
  }
`

const Area = styled(Box)`
  flex: 1;
  container-type: inline-size;
`

const Footer = styled.footer`
  ${reset}
  display: block;
  padding: ${space(4)} ${space(6)};
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

const none: readonly InboxMessage[] = []

const contentId = 'fleet-portal-content'

interface ShellFrameProps {
  area: AreaName
  fleet: Fleet
  access: FleetAccess
  viewer: Viewer
  termsUrl: string | undefined
  children: ReactNode
}

/** The reports that the user waits for. The downloads page shows them without this hook. */
function usePendingReports(fleetId: string) {
  const { draftStore } = usePortal()
  const read = useCallback(() => pendingReports(draftStore, fleetId), [draftStore, fleetId])
  return useSyncExternalStore(draftStore.subscribe, read, read)
}

/** Isolates a part such as a popup: the page does not wait for its code and does not fail with it. */
function Isolated({ content, children }: { content: unknown; children: ReactNode }) {
  return (
    <ContentBoundary content={content}>
      <Suspense>{children}</Suspense>
    </ContentBoundary>
  )
}

/** Header, side menu, content and footer around an area of a fleet, with the page's title. */
export function ShellFrame({ area, fleet, access, viewer, termsUrl, children }: ShellFrameProps) {
  const t = useMessages(shellMessages)
  const { isShown, hide } = useDeactivation(fleet)
  const hasNewDownloads = useHasNewDownloads(area)
  const { fleetId } = fleet
  const pending = usePendingReports(fleetId)
  const hasInbox = useCanOpen(access)('inbox')
  const inbox = useRead(listInbox, { fleetId }, { enabled: hasInbox })
  const inboxState = readStateOf(inbox, ({ data }) => data.filter(({ readAt }) => !readAt))
  const unread = inboxState.status === 'some' ? inboxState.value : none
  useAnalyticsAndChat(area)
  useEffect(() => {
    const before = document.title
    document.title = `${t.areaNames[area]} – ${fleet.businessName}`
    return () => {
      document.title = before
    }
  }, [area, fleet.businessName, t])
  return (
    <Page>
      <SkipLink
        href={`#${contentId}`}
        onClick={(event) => {
          event.preventDefault()
          const root = event.currentTarget.getRootNode() as Document | ShadowRoot
          root.getElementById(contentId)?.focus()
        }}
      >
        {t.skip}
      </SkipLink>
      <Header
        fleet={fleet}
        access={access}
        hasNewDownloads={hasNewDownloads}
        unread={inboxState.status === 'failed' ? undefined : unread.length}
      />
      <SideMenu area={area} viewer={viewer} termsUrl={termsUrl} />
      <Content id={contentId} tabIndex={-1}>
        <Area>
          <Boundary FallbackComponent={ErrorFallback} resetKeys={[area]}>
            {children}
          </Boundary>
        </Area>
        <Footer>{t.footer}</Footer>
      </Content>
      {pending.length > 0 && area !== 'downloads' && access.user && (
        <Isolated content={pending}>
          <PendingReportToasts fleetId={fleetId} userId={access.user.userId} pending={pending} />
        </Isolated>
      )}
      {unread.length > 0 && (
        <Isolated content={inbox.data}>
          <Announcements unread={unread} area={area} />
        </Isolated>
      )}
      {isShown && (
        <Isolated content={fleetId}>
          <DeactivatedDialog onClose={hide} />
        </Isolated>
      )}
    </Page>
  )
}
