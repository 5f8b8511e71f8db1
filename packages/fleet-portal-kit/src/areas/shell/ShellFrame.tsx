import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { listInbox, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
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
import { WidgetSettingsProvider } from '../../provider/WidgetSettings.tsx'
import { useRecordActivity } from './activity/useRecordActivity.ts'
import { Header } from './Header.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { SideMenu } from './SideMenu.tsx'
import {
  compactFrame,
  headerHeight,
  lowWindow,
  menuWidth,
  minimumContentWidth,
  useIsCompact,
} from './frameSize.ts'
import { useDeactivation } from './useDeactivation.ts'
import { useAnalyticsAndChat } from './useAnalyticsAndChat.ts'
import { useFocusOnNewPage } from './useFocusOnNewPage.ts'
import { useHasNewDownloads } from './useHasNewDownloads.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DeactivatedDialog = lazyWithRetry(() => import('./DeactivatedDialog.tsx'), 'DeactivatedDialog')

const Announcements = lazyWithRetry(() => import('./Announcements.tsx'), 'Announcements')
const ClockNotice = lazyWithRetry(() => import('./ClockNotice.tsx'), 'ClockNotice')
const MenuDrawer = lazyWithRetry(() => import('./MenuDrawer.tsx'), 'MenuDrawer')
const PrintedPage = lazyWithRetry(() => import('./PrintedPage.tsx'), 'PrintedPage')
const PendingReportToasts = lazyWithRetry(() => import('./PendingReportToasts.tsx'), 'PendingReportToasts')

/** The height of the end of the menu that an announcement may cover. */
const announcementRoom = space(26)

/** The height of the end of a page that a toast or an announcement may cover. */
const toastRoom = space(24)

/** The background of every page of the shell. */
export const Page = styled(Box)`
  min-height: 100dvh;
  background: ${token('color-page')};
  /* The end of the page can be scrolled to above the toasts. */
  &[data-frame='compact']:has(~ * .fpk-notices > *, ~ * .fpk-announcement) > main {
    padding-bottom: ${toastRoom};
  }
  /* The end of the menu can be scrolled to above the announcement. */
  &:has(~ * .fpk-announcement) > .fpk-side-menu {
    padding-bottom: ${announcementRoom};
  }
  /* Toasts stay above the main action, which is at the lower edge of the window. */
  &[data-frame='compact']:has(.fpk-main-action):not(:has(.fpk-selection)) {
    & .fpk-notices:not(.fpk-dialog *),
    & ~ * .fpk-notices:not(.fpk-dialog *) {
      bottom: calc(${token('control-height')} + ${space(6)} + env(safe-area-inset-bottom));
    }
  }
  /* They are at the upper edge while the bar of selected items is at the lower one. */
  &:has(.fpk-selection) ~ * .fpk-notices:not(.fpk-dialog *) {
    top: calc(${headerHeight}px + ${space(2)});
    ${lowWindow} {
      top: ${space(2)};
    }
  }
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
  --fpk-sticky-top: ${headerHeight}px;
  --fpk-sticky-left: ${menuWidth}px;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: ${minimumContentWidth}px;
  min-height: 100dvh;
  padding-top: ${headerHeight}px;
  margin-left: ${menuWidth}px;
  ${compactFrame} {
    --fpk-sticky-left: 0px;
    min-width: 0;
    margin-left: 0;
    /* Within reach of the thumb, whatever is scrolled into view. */
    & .fpk-main-action {
      position: fixed;
      z-index: 15;
      right: ${space(3)};
      bottom: calc(${space(3)} + env(safe-area-inset-bottom));
      box-shadow: ${token('shadow-overlay')};
    }
    /* At 400 % zoom it would cover what it belongs to. */
    @media (max-height: 300px) {
      & .fpk-main-action {
        position: static;
      }
    }
    /* The bar of selected items is there then. */
    & .fpk-list:has(.fpk-selection) .fpk-main-action {
      position: static;
    }
    & .fpk-main-action[data-total]::after {
      content: attr(data-total);
    }
    & .fpk-main-action[type='submit'] {
      left: ${space(3)};
      /* A bar behind it as wide as the window, so that a line of the page is shown whole or not at all. */
      box-shadow:
        0 0 0 ${space(3)} ${token('color-page')},
        0 ${space(6)} 0 ${space(3)} ${token('color-page')},
        0 -1px 0 ${space(3)} ${token('color-border')};
    }
    &:has(.fpk-main-action) > footer {
      padding-bottom: ${space(18)};
    }
  }
  ${lowWindow} {
    --fpk-sticky-top: 0px;
  }
  /* The footer would jump from below the placeholders to below the content. */
  &:has(.fpk-skeleton, tbody[aria-hidden]) > footer {
    visibility: hidden;
  }
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
  /** The title of the page. Default: the name of the area. */
  title: string | undefined
  termsUrl: string | undefined
  clockUrl: string | undefined
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
export function ShellFrame(props: ShellFrameProps) {
  const { area, fleet, access, viewer, title, termsUrl, clockUrl, children } = props
  const t = useMessages(shellMessages)
  const { isShown, hide } = useDeactivation(fleet)
  const hasNewDownloads = useHasNewDownloads(area)
  const { fleetId } = fleet
  const pending = usePendingReports(fleetId)
  const hasInbox = useCanOpen(access)('inbox')
  const inbox = useRead(listInbox, { fleetId }, { enabled: hasInbox })
  const inboxState = readStateOf(inbox, ({ data }) => data.filter(({ readAt }) => !readAt))
  const unread = inboxState.status === 'some' ? inboxState.value : none
  const isCompact = useIsCompact()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const content = useRef<HTMLElement>(null)
  const recordActivity = useRecordActivity(access.user?.userId, fleetId)
  useFocusOnNewPage(area, content)
  useAnalyticsAndChat(area)
  useEffect(() => {
    const before = document.title
    document.title = `${title ?? t.areaNames[area]} – ${fleet.businessName}`
    return () => {
      document.title = before
    }
  }, [area, title, fleet.businessName, t])
  return (
    <WidgetSettingsProvider onEvent={recordActivity}>
      <Page data-frame={isCompact ? 'compact' : 'wide'}>
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
          viewer={viewer}
          isCompact={isCompact}
          hasNewDownloads={hasNewDownloads}
          unread={inboxState.status === 'failed' ? undefined : unread.length}
          onOpenMenu={isCompact ? () => setMenuOpen(true) : undefined}
        />
        {!isCompact && <SideMenu area={area} viewer={viewer} termsUrl={termsUrl} />}
        {isCompact && isMenuOpen && (
          <Isolated content={isMenuOpen}>
            <MenuDrawer area={area} viewer={viewer} termsUrl={termsUrl} onClose={closeMenu} />
          </Isolated>
        )}
        <Content ref={content} id={contentId} tabIndex={-1}>
          <Isolated content={area}>
            <PrintedPage fleet={fleet.businessName} page={t.areaNames[area]} content={content} />
          </Isolated>
          {clockUrl && (
            <Isolated content={clockUrl}>
              <ClockNotice url={clockUrl} />
            </Isolated>
          )}
          <Area>
            <Boundary FallbackComponent={ErrorFallback} resetKeys={[area]}>
              {/* A new boundary for each area: it shows at once that the link was followed, however slow the code is. */}
              <Suspense key={area} fallback={<PageSkeleton />}>
                {children}
              </Suspense>
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
    </WidgetSettingsProvider>
  )
}
