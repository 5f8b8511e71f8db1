import { roles, type Role } from 'api-client/contract/access'
import type { FleetUser } from 'api-client/contract/users'
import { fullName } from '../../pieces/cells/PersonName.tsx'

/** Names are given at activation: who has none has not followed the invitation yet. */
export const isPending = ({ user }: FleetUser): boolean => namesOf(user) === ''

const namesOf = ({ firstName, lastName }: FleetUser['user']): string =>
  fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })

/** What a user is called: by name, or by e-mail until there is one. */
export const nameOf = ({ user }: FleetUser): string => namesOf(user) || user.email

export const hasAccess = ({ status }: FleetUser): boolean => status !== 'deactivated'

export const roleOf = ({ role }: FleetUser): Role | undefined => roles.find((known) => known === role)

export const isSamePerson = ({ user }: FleetUser, email: string | undefined): boolean =>
  user.email.toLowerCase() === email?.toLowerCase()
