import type { AnyRow, InputOf, OutputOf } from 'api-client'
import { createApiClient, embeddedSession } from 'api-client'
import { roles, type FleetType, type Role } from 'api-client/contract/access'
import { testSandbox } from './testSandbox.ts'

export interface NewTestFleet {
  type?: FleetType
  /** Centavos in the wallet. */
  funds?: number
  isVip?: boolean
  businessName?: string
  /** Shut by the operator: can be looked at, not changed. */
  isDeactivated?: boolean
}

/** Makes a call as the fleet's admin, past everything on screen: to prepare a test and to see what came of it. */
export type Arrange = <R extends AnyRow>(row: R, input: InputOf<R>) => Promise<OutputOf<R>>

export interface TestFleet {
  fleetId: string
  businessName: string
  stationId: string
  emailOf: (role: Role) => string
  arrange: Arrange
  deactivate: () => Promise<void>
}

/** Asks something of the sandbox itself that no person of the portal may, such as `fund` or `prices`. */
export async function control(path: string, body: object): Promise<unknown> {
  const sandbox = await testSandbox()
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(`http://sandbox.test/sandbox/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await sandbox.fetch(request)
  if (!response.ok) throw new Error(`sandbox/${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A fleet that no other test knows, with a person for every role. */
export async function testFleet(wanted: NewTestFleet = {}): Promise<TestFleet> {
  const { type = 'hedging', isDeactivated = false, ...rest } = wanted
  const sandbox = await testSandbox()
  const { fleetId, businessName, stationId, users } = await sandbox.newFleet({ type, roles, ...rest })
  const emailOf = (role: Role) => users.find((user) => user.role === role)?.email as string
  const client = createApiClient({
    baseUrl: 'http://sandbox.test/api',
    session: embeddedSession(async () => ({ token: await sandbox.signIn(emailOf('portal-admin')) })),
    fetch: (request) => sandbox.fetch(request),
  })
  const fleet: TestFleet = {
    fleetId,
    businessName,
    stationId,
    emailOf,
    arrange: (row, input) => client.call(row, input),
    deactivate: async () => void (await control(`fleets/${fleetId}`, { status: 'deactivated' })),
  }
  if (isDeactivated) await fleet.deactivate()
  return fleet
}
