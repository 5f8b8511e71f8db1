import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { fullName } from '../../pieces/cells/PersonName.tsx'

/** Whether the user has not activated the account yet. Users enter their name at activation, so a pending user has none. */
export const isPending = ({ user }: FleetUser): boolean => fullNameOf(user) === ''

const fullNameOf = ({ firstName, lastName }: FleetUser['user']): string =>
  fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })

/** The display name of a user: the name, or the email of a pending user. */
export const nameOf = ({ user }: FleetUser): string => fullNameOf(user) || user.email

/** Whether the access is in force. A server that sends no status lists these only. */
export const hasAccess = ({ status }: FleetUser): boolean => status !== 'deactivated' && status !== 'deleted'

export const isSameUser = ({ user }: FleetUser, email: string | undefined): boolean =>
  user.email.toLowerCase() === email?.toLowerCase()
