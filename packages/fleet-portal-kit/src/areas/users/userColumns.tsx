import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { Mail, ShieldCheck, ShieldOff, UserRound } from 'lucide'
import type { ListColumn } from '../../foundation/list/column.ts'
import { HStack } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import type { rolesMessages } from '../../locales/en/roles.ts'
import type { usersMessages } from '../../locales/en/users.ts'
import { PersonName } from '../../pieces/cells/PersonName.tsx'
import { Invitee } from './Invitee.tsx'
import { roleOf } from '../../headless/users.ts'
import { hasAccess, isPending, isSameUser } from './fleetUser.ts'

type Messages = typeof usersMessages.defaults
type RoleNames = typeof rolesMessages.defaults.names

/** An email that a narrow column breaks before its `@`, and nowhere else if both parts fit. */
const emailText = (email: string) => {
  const [name, ...host] = email.split('@')
  if (host.length === 0) return name
  return (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  )
}

/** The columns of the list. `ownEmail` is the email of the signed-in user. */
export const userColumns = (
  t: Messages,
  names: RoleNames,
  ownEmail: string | undefined,
): ListColumn<FleetUser>[] => [
  {
    id: 'name',
    orderBy: 'firstName',
    header: t.name,
    isTitle: true,
    cell: (one) => (
      <HStack $gap={2}>
        {isPending(one) ? (
          <Invitee>{t.pending}</Invitee>
        ) : (
          <PersonName firstName={one.user.firstName ?? ''} lastName={one.user.lastName ?? ''} />
        )}
        {isSameUser(one, ownEmail) && (
          <Tag tone="scheduled" icon={UserRound}>
            {t.you}
          </Tag>
        )}
      </HStack>
    ),
  },
  { id: 'email', header: t.email, isWide: true, cell: ({ user }) => emailText(user.email) },
  {
    id: 'role',
    header: t.role,
    cell: (one) => {
      const role = roleOf(one)
      return role ? names[role] : one.role
    },
  },
  {
    id: 'twoFactor',
    orderBy: 'isFaEnabled',
    header: t.twoFactor,
    cell: ({ user }) =>
      user.isFaEnabled ? (
        <Tag tone="success" icon={ShieldCheck}>
          {t.on}
        </Tag>
      ) : (
        <Tag tone="neutral" icon={ShieldOff}>
          {t.off}
        </Tag>
      ),
  },
  {
    id: 'status',
    header: t.status,
    cell: (one) => {
      if (!hasAccess(one)) return <Tag tone="neutral">{t.deactivated}</Tag>
      return isPending(one) ? (
        <Tag tone="scheduled" icon={Mail}>
          {t.invitedStatus}
        </Tag>
      ) : (
        <Tag tone="success">{t.active}</Tag>
      )
    },
  },
]
