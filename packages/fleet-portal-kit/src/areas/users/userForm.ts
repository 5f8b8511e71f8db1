import { assignableRoles, roles, type FleetType, type Role } from 'api-client/contract/access'
import type { FleetUser } from 'api-client/contract/users'
import { field } from 'api-client/contract/fields'
import * as z from 'zod/mini'
import { createForm } from '../../foundation/form/createForm.tsx'
import { roleOf } from './person.ts'

const userFields = z.object({
  email: field.email,
  role: z.enum(roles, 'required'),
  isFaEnabled: z.boolean(),
})
export type UserFields = z.output<typeof userFields>

export const { Form, Field, useFields } = createForm<UserFields>(userFields)

/** The roles that the form offers: what this kind of fleet gives, and what the user has already. */
export function offeredRoles(fleetType: FleetType, user: FleetUser | undefined): readonly Role[] {
  const given = assignableRoles(fleetType)
  const present = user && roleOf(user)
  return present && !given.includes(present) ? [...given, present] : given
}

/** What a save would change about a user. */
export function changesOf(user: FleetUser, { role, isFaEnabled }: UserFields) {
  const from = roleOf(user)
  return {
    role: from && role !== from ? { from, to: role } : undefined,
    twoFactor: isFaEnabled === (user.user.isFaEnabled ?? false) ? undefined : isFaEnabled,
  }
}
export type UserChanges = ReturnType<typeof changesOf>
