import { ApiError } from 'fleet-portal-api-client'
import { listUserAccesses, type FleetUser } from 'fleet-portal-api-client/contract/users'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { roleOf, useUserActions } from '../../headless/users.ts'
import { usePortal } from '../../provider/portal.ts'
import { hasAccess } from './fleetUser.ts'

/**
 * Sends the invitation of a pending user again. It names the role and gives access, so the user is read again first. Otherwise a page
 * that was open for a while would undo the change of another Admin. Rejects with ApiError.
 */
export function useResend(fleetId: string) {
  const { client } = usePortal()
  const { invite } = useUserActions({ fleetId })
  return async ({ userAccessId, user: { email } }: FleetUser, options?: ActionOptions): Promise<void> => {
    const { userAccesses } = await client.call(listUserAccesses, { fleetId, searchKey: email, perPage: 50 })
    const current = userAccesses.find((one) => one.userAccessId === userAccessId)
    const role = current && hasAccess(current) && roleOf(current)
    if (!role) throw new ApiError({ kind: 'badrequest', status: 404, code: 'NotFound' })
    await invite({ email, role }, options)
  }
}
