import {
  createApiClient,
  createEmbeddedSession,
  type AnyEndpoint,
  type EndpointInput,
  type EndpointOutput,
} from 'api-client'
import { roles, type FleetType, type Role } from 'api-client/contract/access'
import { login } from 'api-client/contract/session'
import { inviteUser } from 'api-client/contract/users'
import { decimalFromInteger } from 'api-client/money'

export type Fetch = (request: Request) => Promise<Response>

/** Where clients and tests find the sandbox: a name that no network knows. */
export const apiUrl = 'http://sandbox.test/api'

export interface NewFleet {
  type?: FleetType
  businessName?: string
  /** Centavos in the wallet. */
  funds?: number
  isVip?: boolean
  /** Shut by the operator: can be looked at, not changed. */
  isDeactivated?: boolean
}

/** Makes a call as the fleet's admin, past everything on screen: to prepare a scene and to see what came of it. */
type Arrange = <R extends AnyEndpoint>(endpoint: R, input: EndpointInput<R>) => Promise<EndpointOutput<R>>

export interface TestFleet {
  fleetId: string
  businessName: string
  stationId: string
  emailOf: (role: Role) => string
  arrange: Arrange
  deactivate: () => Promise<void>
  /** Puts an announcement into the fleet's inbox. */
  announce: (subject: string) => Promise<void>
  /** Asks something of the sandbox that only its operator can, such as `prices`. */
  operate: (path: string, body: object) => Promise<unknown>
  /** Goes to an address of the sandbox past the portal, such as the page of a payment provider. */
  visit: Fetch
  /** Another fleet that this one's admin may act on too. */
  sibling: (wanted?: NewFleet) => Promise<TestFleet>
  /** What the address of the newest link has behind `?` that was mailed to somebody; too old to be followed where wanted. */
  linkTo: (email: string, wanted?: { isExpired?: boolean }) => Promise<string>
  /** Stands at the pump: redeems a code there, or takes a redemption back. */
  pump: <T>(act: 'redeem' | 'void', body: object) => Promise<T>
}

interface Made {
  fleetId: string
  businessName: string
  stationId: string
  users: { email: string; password: string; role: Role }[]
}

/** Asks something of the sandbox that no person of the portal may, such as `fund` or `prices`. */
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
  if (!link) throw new Error(`No link was mailed to ${email}.`)
  return link
}

/** An access token of a person without a two-factor code. */
export async function tokenOf(fetch: Fetch, email: string, password: string): Promise<string> {
  const nobody = createApiClient({ baseUrl: apiUrl, session: createEmbeddedSession(async () => null), fetch })
  const tokens = await nobody.call(login, { email, password, portalType: 'fleet' })
  return tokens.AccessToken
}

/** A fleet that nobody else knows, with a person for every role. */
export async function fleetOn(fetch: Fetch, wanted: NewFleet = {}): Promise<TestFleet> {
  const { type = 'hedging', isDeactivated = false, funds, ...rest } = wanted
  const pesos = funds === undefined ? {} : { funds: decimalFromInteger(funds, 2) }
  const { users, ...made } = await control<Made>(fetch, 'fleets', { type, roles, ...rest, ...pesos })
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
    ...made,
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
      await control(fetch, `fleets/${made.fleetId}`, { status: 'deactivated' })
    },
    announce: async (subject) => {
      const words = { subject, contentPreview: subject, content: `<p>${subject}</p>` }
      await control(fetch, 'announcements', { fleetId: made.fleetId, ...words })
    },
    sibling: async ({ isDeactivated: isShut, ...more } = {}) => {
      const other = await fleetOn(fetch, more)
      await other.arrange(inviteUser, { fleetId: other.fleetId, email: admin.email, role: 'portal-admin' })
      if (isShut) await other.deactivate()
      return other
    },
  }
  if (isDeactivated) await fleet.deactivate()
  return fleet
}
