import { assignableRoles, roles, type FleetType, type Role } from 'fleet-portal-api-client/contract/access'
import type { FleetUser } from 'fleet-portal-api-client/contract/users'
import { emailField } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import { createForm } from '../../foundation/form/createForm.tsx'
import { roleOf } from '../../headless/users.ts'

const userFields = z.object({
  email: emailField,
  role: z.enum(roles, 'required'),
  isFaEnabled: z.boolean(),
})
export type UserFields = z.output<typeof userFields>

export const { Form, Field, useFields } = createForm<UserFields>(userFields)

/** The roles that the form offers: those of the fleet type, and the current role of the user. */
export function offeredRoles(fleetType: FleetType, user: FleetUser | undefined): readonly Role[] {
  const assignable = assignableRoles(fleetType)
  const current = user && roleOf(user)
  return current && !assignable.includes(current) ? [...assignable, current] : assignable
}

/** The differences between a user and the form values; undefined fields are unchanged. */
export function changesOf(user: FleetUser, { role, isFaEnabled }: UserFields) {
  const from = roleOf(user)
  return {
    role: from && role !== from ? { from, to: role } : undefined,
    twoFactor: isFaEnabled === (user.user.isFaEnabled ?? false) ? undefined : isFaEnabled,
  }
}
export type UserChanges = ReturnType<typeof changesOf>
