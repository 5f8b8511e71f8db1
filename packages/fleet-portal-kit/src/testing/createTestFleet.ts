import {
  createApiClient,
  createEmbeddedSession,
  type AnyEndpoint,
  type EndpointInput,
  type EndpointOutput,
} from 'fleet-portal-api-client'
import { roles, type FleetType, type Role } from 'fleet-portal-api-client/contract/access'
import { login } from 'fleet-portal-api-client/contract/session'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { decimalFromInteger } from 'fleet-portal-api-client/money'

export type Fetch = (request: Request) => Promise<Response>

/** The API URL of the sandbox. The host does not exist: requests are passed to the sandbox in this process. */
export const apiUrl = 'http://sandbox.test/api'

export interface NewFleet {
  type?: FleetType
  businessName?: string
  /** The balance of the wallet in centavos. */
  funds?: number
  isVip?: boolean
  /** Deactivated by the operator: read-only. */
  isDeactivated?: boolean
}

/** Sends a call as the fleet's admin without the UI, to prepare data and to check results. */
type Arrange = <R extends AnyEndpoint>(endpoint: R, input: EndpointInput<R>) => Promise<EndpointOutput<R>>

export interface TestFleet {
  fleetId: string
  businessName: string
  stationId: string
  emailOf: (role: Role) => string
  arrange: Arrange
  deactivate: () => Promise<void>
  /** Sends an announcement to the fleet's inbox. */
  announce: (subject: string) => Promise<void>
  /** Posts to a control endpoint of the sandbox that only its operator can use, such as `prices`. */
  operate: (path: string, body: object) => Promise<unknown>
  /** Sends a request to the sandbox outside of the API, such as to the page of a payment provider. */
  visit: Fetch
  /** Creates another fleet that this fleet's admin can access too. */
  sibling: (options?: NewFleet) => Promise<TestFleet>
  /** The query string of the newest link in emails to a recipient. With `isExpired`, the link expires first. */
  linkTo: (email: string, options?: { isExpired?: boolean }) => Promise<string>
  /** Redeems a code at the pump, or voids a redemption. */
  pump: <T>(act: 'redeem' | 'void', body: object) => Promise<T>
}

interface CreatedFleet {
  fleetId: string
  businessName: string
  stationId: string
  users: { email: string; password: string; role: Role }[]
}

/** Posts to a control endpoint of the sandbox, such as `fund` or `prices`. */
export async function control<T>(fetch: Fetch, path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  const url = new URL(`/sandbox/${path}`, apiUrl)
  const response = await fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  if (!response.ok) throw new Error(`sandbox/${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

async function newestLink(fetch: Fetch, email: string): Promise<string> {
  const url = new URL(`/sandbox/outbox?to=${encodeURIComponent(email)}`, apiUrl)
  const { messages } = (await (await fetch(new Request(url))).json()) as {
    messages: { link: string | null }[]
  }
  const link = messages.find((message) => message.link)?.link
  if (!link) throw new Error(`No email with a link was sent to ${email}.`)
  return link
}

/** Signs in a user without two-factor code. Resolves to the access token. */
export async function tokenOf(fetch: Fetch, email: string, password: string): Promise<string> {
  const anonymous = createApiClient({
    baseUrl: apiUrl,
    session: createEmbeddedSession(async () => null),
    fetch,
  })
  const tokens = await anonymous.call(login, { email, password, portalType: 'fleet' })
  return tokens.AccessToken
}

/** Creates a fleet with a user for every role. No other test uses it. */
export async function createTestFleet(fetch: Fetch, options: NewFleet = {}): Promise<TestFleet> {
  const { type = 'hedging', isDeactivated = false, funds, ...rest } = options
  const pesos = funds === undefined ? {} : { funds: decimalFromInteger(funds, 2) }
  const { users, ...created } = await control<CreatedFleet>(fetch, 'fleets', {
    type,
    roles,
    ...rest,
    ...pesos,
  })
  const userOf = (role: Role) => {
    const found = users.find((user) => user.role === role)
    if (!found) throw new Error(`The fleet has no ${role}.`)
    return found
  }
  const admin = userOf('portal-admin')
  const session = createEmbeddedSession(async () => ({
    token: await tokenOf(fetch, admin.email, admin.password),
  }))
  const client = createApiClient({ baseUrl: apiUrl, session, fetch })
  const fleet: TestFleet = {
    ...created,
    emailOf: (role) => userOf(role).email,
    arrange: (endpoint, input) => client.call(endpoint, input),
    linkTo: async (email, { isExpired = false } = {}) => {
      const link = await newestLink(fetch, email)
      if (isExpired) await control(fetch, 'links/expire', { link })
      return new URL(link).search.slice(1)
    },
    pump: (act, body) => control(fetch, `pump/${act}`, body),
    operate: (path, body) => control(fetch, path, body),
    visit: fetch,
    deactivate: async () => {
      await control(fetch, `fleets/${created.fleetId}`, { status: 'deactivated' })
    },
    announce: async (subject) => {
      const content = { subject, contentPreview: subject, content: `<p>${subject}</p>` }
      await control(fetch, 'announcements', { fleetId: created.fleetId, ...content })
    },
    sibling: async ({ isDeactivated: isSiblingDeactivated, ...more } = {}) => {
      const other = await createTestFleet(fetch, more)
      await other.arrange(inviteUser, { fleetId: other.fleetId, email: admin.email, role: 'portal-admin' })
      if (isSiblingDeactivated) await other.deactivate()
      return other
    },
  }
  if (isDeactivated) await fleet.deactivate()
  return fleet
}
