import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { CircleUserRound, Eye, EyeOff, History, LogOut, Repeat, Settings } from 'lucide'
import { useCallback, useContext, useState, type ReactNode } from 'react'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { readStateOf } from '../../../foundation/data/readState.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { useSignOut } from '../../../pieces/session/useSignOut.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { setPrivate, useIsPrivate } from '../../../provider/privacy.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import type { Command } from '../commands/command.ts'
import { PreferencesContext } from '../preferences.ts'

const SettingsDialog = lazyWithRetry(() => import('./SettingsDialog.tsx'), 'SettingsDialog')
const ActivityDialog = lazyWithRetry(() => import('../activity/ActivityDialog.tsx'), 'ActivityDialog')
const AccountDialog = lazyWithRetry(() => import('./AccountDialog.tsx'), 'AccountDialog')

export interface AccountAction extends Command {
  key: 'fleet' | 'account' | 'activity' | 'privacy' | 'settings' | 'logout'
}

/** What the account menu and the command bar offer to the user, and the dialog that is open. */
export function useAccountActions(access: FleetAccess): {
  actions: readonly AccountAction[]
  dialog: ReactNode
} {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const preferences = useContext(PreferencesContext)
  const fleets = useRead(listFleets, {})
  const signOut = useSignOut()
  const { deviceStorage } = usePortal()
  const isPrivate = useIsPrivate()
  const [open, setOpen] = useState<'settings' | 'account' | 'activity'>()
  const close = useCallback(() => setOpen(undefined), [])
  const fleetsState = readStateOf(fleets, (answer) => answer.fleets)
  // If the fleets could not be read, the user may have others.
  const mayHaveOtherFleets =
    fleetsState.status === 'failed' || (fleetsState.status === 'some' && fleetsState.value.length > 1)
  const selectFleet: AccountAction = {
    key: 'fleet',
    label: t.selectFleet,
    icon: Repeat,
    run: () => navigation.navigate({ area: 'select-fleet' }),
  }
  return {
    actions: [
      ...(mayHaveOtherFleets ? [selectFleet] : []),
      { key: 'account', label: t.myAccount, icon: CircleUserRound, run: () => setOpen('account') },
      { key: 'activity', label: t.myActivity, icon: History, run: () => setOpen('activity') },
      {
        key: 'privacy',
        label: isPrivate ? t.showNumbers : t.hideNumbers,
        icon: isPrivate ? Eye : EyeOff,
        run: () => setPrivate(deviceStorage, !isPrivate),
      },
      { key: 'settings', label: t.settings, icon: Settings, run: () => setOpen('settings') },
      { key: 'logout', label: t.logout, icon: LogOut, run: () => void signOut() },
    ],
    dialog: (
      <OverlayBoundary onClose={close}>
        {open === 'settings' && <SettingsDialog preferences={preferences} onClose={close} />}
        {open === 'activity' && access.user && access.fleet && (
          <ActivityDialog
            userId={access.user.userId}
            access={access}
            fleetId={access.fleet.fleetId}
            onClose={close}
          />
        )}
        {open === 'account' && <AccountDialog access={access} onClose={close} />}
      </OverlayBoundary>
    ),
  }
}
