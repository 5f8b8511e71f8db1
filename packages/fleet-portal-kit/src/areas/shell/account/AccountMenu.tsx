import { ChevronDown, CircleUserRound } from 'lucide'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { Menu } from '../../../foundation/overlay/Menu.tsx'
import { fetchMenu } from '../../../foundation/overlay/menuOnDemand.ts'
import { buttonShape } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AccountAction } from './useAccountActions.tsx'

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

interface AccountMenuProps {
  access: FleetAccess
  actions: readonly AccountAction[]
}

/** The name of the user, with a menu: another fleet, settings, access, and signing out. */
export function AccountMenu({ access, actions }: AccountMenuProps) {
  const t = useMessages(shellMessages)
  const name = access.user ? fullName(access.user) : ''
  // Loaded ahead, so that Logout works without a connection.
  useEffect(() => {
    const timer = setTimeout(() => void fetchMenu().catch(() => undefined), menuPreloadDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Menu label={t.profile(name)} items={() => actions}>
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
  )
}
