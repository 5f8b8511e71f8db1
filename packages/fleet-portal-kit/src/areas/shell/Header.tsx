import { isDeactivated, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { Ban, Download, Fuel, Inbox, Menu as MenuIcon } from 'lucide'
import { css, styled } from 'styled-components'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { InlineText, HStack, reset } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import type { Viewer } from '../../pieces/navigation/portalMap.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { AccountMenu } from './account/AccountMenu.tsx'
import { useAccountActions } from './account/useAccountActions.tsx'
import { CommandButton } from './commands/CommandButton.tsx'
import { compactFrame, headerHeight, lowWindow } from './frameSize.ts'

const Bar = styled.header`
  ${reset}
  position: fixed;
  z-index: 20;
  inset: 0 0 auto 0;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: ${headerHeight}px;
  padding: 0 ${space(6)} 0 ${space(5)};
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
  ${compactFrame} {
    gap: ${space(2)};
    padding: 0 ${space(2)};
  }
  ${lowWindow} {
    position: absolute;
  }
`

const Brand = styled(HStack)`
  width: 176px;
  font-weight: ${token('weight-title')};
  letter-spacing: -0.01em;
  color: ${token('color-accent')};
  ${compactFrame} {
    width: auto;
    margin-right: ${space(2)};
  }
  @container (max-width: 640px) {
    display: none;
  }
`

const ellipsis = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const FleetName = styled(InlineText)`
  ${ellipsis}
  font-size: 15px;
  font-weight: ${token('weight-strong')};
  @container (max-width: 480px) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: ${token('text-table')};
    line-height: 1.25;
    white-space: normal;
    overflow-wrap: anywhere;
    &:not(:only-child) {
      -webkit-line-clamp: 1;
    }
  }
`

const FleetSummary = styled(HStack)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  @container (max-width: 480px) {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(0.5)};
    & > * {
      max-width: 100%;
    }
  }
`

/** On a phone the buttons touch, so that the name of the fleet has room. */
const Tools = styled(HStack)`
  @container (max-width: 480px) {
    gap: 0;
  }
`

const IconLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${token('control-height')};
  height: ${token('control-height')};
  margin: 0;
  padding: 0;
  border-radius: ${token('radius')};
  color: ${token('color-muted')};
  &:hover {
    background: ${token('color-sunken')};
  }
`

const UnreadCount = styled(InlineText)`
  position: absolute;
  top: 0;
  right: -2px;
  min-width: 18px;
  padding: 0 4px;
  border-radius: 9px;
  background: ${token('color-danger')};
  color: ${token('color-surface')};
  font-size: 11px;
  font-weight: ${token('weight-title')};
  line-height: 18px;
  text-align: center;
  &[data-unknown] {
    background: ${token('color-muted')};
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`

const NewDot = styled(InlineText)`
  position: absolute;
  top: 6px;
  right: 6px;
  width: 10px;
  height: 10px;
  border: 2px solid ${token('color-surface')};
  border-radius: 50%;
  background: ${token('color-danger')};
`

interface HeaderProps {
  fleet: Fleet
  access: FleetAccess
  viewer: Viewer
  isCompact: boolean
  /** Whether a realtime message arrived after the user last opened the downloads. */
  hasNewDownloads: boolean
  /** The number of unread messages. Undefined if it could not be read. */
  unread: number | undefined
  /** Opens the menu. Undefined in the wide frame, where the menu is always visible. */
  onOpenMenu: (() => void) | undefined
}

/** The logo, the fleet, links to downloads and inbox, and the account menu. */
export function Header({
  fleet,
  access,
  viewer,
  isCompact,
  hasNewDownloads,
  unread,
  onOpenMenu,
}: HeaderProps) {
  const t = useMessages(shellMessages)
  const {
    productName,
    slots: { Logo },
  } = usePortal()
  const canOpen = useCanOpen(access)
  const account = useAccountActions(access)
  const inboxLabel = unread === undefined ? t.inboxUnknown : unread > 0 ? t.inboxUnread(unread) : t.inbox
  return (
    <Bar className="fpk-header">
      {onOpenMenu && <IconButton icon={MenuIcon} label={t.menu} onClick={onOpenMenu} />}
      <Brand>
        {Logo ? (
          <Logo />
        ) : (
          <>
            <Icon of={Fuel} size={20} />
            <InlineText>{productName}</InlineText>
          </>
        )}
      </Brand>
      <FleetSummary $gap={3}>
        <FleetName title={fleet.businessName}>{fleet.businessName}</FleetName>
        {isDeactivated(fleet) && (
          <Tag tone="warning" icon={Ban}>
            {t.deactivated}
          </Tag>
        )}
      </FleetSummary>
      <Tools $gap={2}>
        <CommandButton
          fleetId={fleet.fleetId}
          access={access}
          viewer={viewer}
          accountActions={account.actions}
          isCompact={isCompact}
        />
        {canOpen('downloads') && (
          <IconLink to={{ area: 'downloads' }} label={hasNewDownloads ? t.downloadsNew : t.downloads}>
            <Icon of={Download} size={20} />
            {hasNewDownloads && <NewDot aria-hidden className="fpk-news" />}
          </IconLink>
        )}
        {canOpen('inbox') && (
          <IconLink to={{ area: 'inbox' }} label={inboxLabel}>
            <Icon of={Inbox} size={20} />
            {unread === undefined && (
              <UnreadCount aria-hidden data-unknown="">
                ?
              </UnreadCount>
            )}
            {unread !== undefined && unread > 0 && (
              <UnreadCount aria-hidden>{unread > 99 ? '99+' : unread}</UnreadCount>
            )}
          </IconLink>
        )}
        <AccountMenu access={access} actions={account.actions} />
        {account.dialog}
      </Tools>
    </Bar>
  )
}
