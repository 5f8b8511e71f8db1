import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { ChevronDown, CircleUserRound, Eye, EyeOff, History, LogOut, Repeat, Settings } from 'lucide'
import { useCallback, useContext, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { readStateOf } from '../../../foundation/data/readState.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { Menu } from '../../../foundation/overlay/Menu.tsx'
import { fetchMenu } from '../../../foundation/overlay/menuOnDemand.ts'
import { buttonShape } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { useSignOut } from '../../../pieces/session/useSignOut.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { setPrivate, useIsPrivate } from '../../../provider/privacy.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { PreferencesContext } from '../preferences.ts'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const SettingsDialog = lazyWithRetry(() => import('./SettingsDialog.tsx'), 'SettingsDialog')
const ActivityDialog = lazyWithRetry(() => import('../activity/ActivityDialog.tsx'), 'ActivityDialog')
const AccountDialog = lazyWithRetry(() => import('./AccountDialog.tsx'), 'AccountDialog')

const UserName = styled(InlineText)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (max-width: 640px) {
    max-width: 72px;
  }
  @container (max-width: 480px) {
    display: none;
  }
`

/** Replaces the name if it does not fit. */
const UserIcon = styled(InlineText)`
  display: none;
  @container (max-width: 480px) {
    display: inline-grid;
  }
`

const Profile = styled.button`
  ${buttonShape}
  max-width: 260px;
  padding: 0 ${space(2)};
  &:hover {
    background: ${token('color-sunken')};
  }
  @container (max-width: 480px) {
    width: ${token('control-height')};
    padding: 0;
    & > svg {
      display: none;
    }
  }
`

/** The delay until the code of the account menu is loaded, in milliseconds. */
const menuPreloadDelay = 3_000

/** The name of the user, with a menu: another fleet, settings, access, and signing out. */
export function AccountMenu({ access }: { access: FleetAccess }) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const preferences = useContext(PreferencesContext)
  const fleets = useRead(listFleets, {})
  const signOut = useSignOut()
  const { deviceStorage } = usePortal()
  const isPrivate = useIsPrivate()
  const [dialog, setDialog] = useState<'settings' | 'account' | 'activity'>()
  const closeDialog = useCallback(() => setDialog(undefined), [])
  const name = access.user ? fullName(access.user) : ''
  // Loaded ahead, so that Logout works without a connection.
  useEffect(() => {
    const timer = setTimeout(() => void fetchMenu().catch(() => undefined), menuPreloadDelay)
    return () => clearTimeout(timer)
  }, [])
  const fleetsState = readStateOf(fleets, (answer) => answer.fleets)
  // If the fleets could not be read, the user may have others.
  const mayHaveOtherFleets =
    fleetsState.status === 'failed' || (fleetsState.status === 'some' && fleetsState.value.length > 1)
  const selectFleet = {
    key: 'fleet',
    label: t.selectFleet,
    icon: Repeat,
    run: () => navigation.navigate({ area: 'select-fleet' }),
  }
  const items = () => [
    ...(mayHaveOtherFleets ? [selectFleet] : []),
    { key: 'account', label: t.myAccount, icon: CircleUserRound, run: () => setDialog('account') },
    { key: 'activity', label: t.myActivity, icon: History, run: () => setDialog('activity') },
    {
      key: 'privacy',
      label: isPrivate ? t.showNumbers : t.hideNumbers,
      icon: isPrivate ? Eye : EyeOff,
      run: () => setPrivate(deviceStorage, !isPrivate),
    },
    { key: 'settings', label: t.settings, icon: Settings, run: () => setDialog('settings') },
    { key: 'logout', label: t.logout, icon: LogOut, run: () => void signOut() },
  ]
  return (
    <>
      <Menu label={t.profile(name)} items={items}>
        {(trigger) => (
          <Profile type="button" {...trigger} aria-label={t.profile(name)}>
            <UserName title={name}>{name}</UserName>
            <UserIcon>
              <Icon of={CircleUserRound} size={20} />
            </UserIcon>
            <Icon of={ChevronDown} />
          </Profile>
        )}
      </Menu>
      <OverlayBoundary onClose={closeDialog}>
        {dialog === 'settings' && <SettingsDialog preferences={preferences} onClose={closeDialog} />}
        {dialog === 'activity' && access.user && access.fleet && (
          <ActivityDialog
            userId={access.user.userId}
            access={access}
            fleetId={access.fleet.fleetId}
            onClose={closeDialog}
          />
        )}
        {dialog === 'account' && <AccountDialog access={access} onClose={closeDialog} />}
      </OverlayBoundary>
    </>
  )
}
