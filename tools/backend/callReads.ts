import {
  ApiError,
  createApiClient,
  createEmbeddedSession,
  readList,
  type AnyEndpoint,
  type ListEndpoint,
  type PathOverrides,
} from '../../packages/api-client/src/index.ts'
import { contract } from '../../packages/api-client/src/contract/index.ts'
import { listCashins } from '../../packages/api-client/src/contract/cashin.ts'
import { listFleets } from '../../packages/api-client/src/contract/fleets.ts'
import { getCurrentUser } from '../../packages/api-client/src/contract/session.ts'
import { listStations } from '../../packages/api-client/src/contract/stations.ts'

/** A server to check. */
export interface Backend {
  url: string
  token: string
  /** Default: the first fleet of the user. */
  fleetId?: string | undefined
  authScheme?: 'Bearer' | undefined
  paths?: PathOverrides | undefined
  fetch?: (request: Request) => Promise<Response>
}

/** How one call of the contract went. */
export interface CallResult {
  endpoint: string
  /**
   * `fits`: the answer is as the contract says. `refused`: the server gave an error code of the contract. `differs`: the answer
   * or the refusal is not as the contract says. `failed`: no answer, or a failure of the server. `skipped`: the call needs what a
   * check does not have.
   */
  result: 'fits' | 'refused' | 'differs' | 'failed' | 'skipped'
  detail: string
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The inputs that an endpoint requires. */
function requiredInputs({ input }: AnyEndpoint): string[] {
  const { shape = {} } = input._zod.def as { shape?: Record<string, AnyEndpoint['input']> }
  return Object.entries(shape)
    .filter(([, schema]) => schema._zod.optin !== 'optional')
    .map(([name]) => name)
}

/** An issue of zod: what Standard Schema names, and what else it has. */
interface Issue {
  path?: readonly unknown[]
  code?: string
  expected?: string
  values?: readonly unknown[]
}

/** Where an answer differs from a schema: at most three fields. */
async function differencesOf(schema: AnyEndpoint['output'], answer: unknown): Promise<string> {
  const { issues = [] } = (await schema['~standard'].validate(answer)) as { issues?: readonly Issue[] }
  const texts = issues.map(({ path = [], code = 'invalid', expected, values }) => {
    const wanted = values ? ` (${values.join(' | ')})` : expected ? ` (${expected})` : ''
    return `${path.join('.') || 'answer'}: ${code}${wanted}`
  })
  const more = texts.length > 3 ? `, and ${texts.length - 3} more` : ''
  return `${texts.slice(0, 3).join(', ')}${more}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with an answer that the client could not read. */
async function explain({ output }: AnyEndpoint, body: unknown): Promise<string> {
  if (body === undefined) return 'the answer is no JSON'
  const isEnvelope = isObject(body) && 'data' in body && Object.keys(body).length <= 2
  const differences = await differencesOf(output, isEnvelope ? body['data'] : body)
  return isEnvelope ? `in \`data\` of the envelope: ${differences}` : differences
}

/**
 * Calls every GET of the contract that only reads and needs a token, and decodes the answers as the client does. Writes are never
 * called, nor the two GETs that move money, nor the sign-out, which is a GET too.
 */
export async function callReads(backend: Backend): Promise<CallResult[]> {
  const send = backend.fetch ?? ((request: Request) => fetch(request))
  let body: unknown
  const client = createApiClient({
    baseUrl: backend.url,
    session: createEmbeddedSession(async () => ({ token: backend.token })),
    errorPolicy: 'strict',
    ...(backend.authScheme && { authScheme: backend.authScheme }),
    ...(backend.paths && { paths: backend.paths }),
    async fetch(request) {
      const response = await send(request)
      body = await response
        .clone()
        .json()
        .catch(() => undefined)
      return response
    },
  })

  const results: CallResult[] = []
  async function tryCall<R extends AnyEndpoint>(endpoint: R, input: object) {
    const add = (result: CallResult['result'], detail: string) =>
      void results.push({ endpoint: endpoint.name, result, detail })
    body = undefined
    try {
      const answer = await client.call(endpoint, input as never)
      const items = endpoint.list && readList(endpoint as unknown as ListEndpoint, answer as never)
      add('fits', items ? `${items.items.length} of ${items.count}` : '')
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, code, hasResponse, isUnreadable } = error
      if (!hasResponse) add('failed', error.message)
      else if (isUnreadable && status === 502) add('differs', await explain(endpoint, body))
      else if (code === undefined || isUnreadable)
        add('differs', `status ${status} without an error code of the contract`)
      else if (status >= 500 && code !== 'NotImplemented') add('failed', `${status} ${code}`)
      else add('refused', `${status} ${code}`)
      return undefined
    }
  }

  const user = await tryCall(getCurrentUser, {})
  const fleets = await tryCall(listFleets, {})
  const fleetId = backend.fleetId ?? fleets?.fleets[0]?.fleetId
  const cashins = fleetId && (await tryCall(listCashins, { fleetId, page: 1, perPage: 5 }))
  const stations = await tryCall(listStations, { near: { lat: 14.5826, lng: 120.9787 }, page: 1, perPage: 5 })
  const nearest = results.find(({ endpoint, result }) => endpoint === listStations.name && result === 'fits')
  if (nearest)
    nearest.detail += stations?.applied?.includes('near') ? ', sorts by distance' : ', ignores `near`'

  const known: Readonly<Record<string, unknown>> = {
    fleetId,
    userId: user?.userId,
    cashInId: cashins ? cashins.cashins[0]?.cashinId : undefined,
    startDate: dayBefore(30),
    endDate: dayBefore(0),
  }
  const called = new Set<string>(results.map(({ endpoint }) => endpoint))
  for (const endpoint of contract.values()) {
    const { kind, method, access, list } = endpoint
    if (kind !== 'read' || method !== 'GET' || access === 'public' || called.has(endpoint.name)) continue
    const needed = requiredInputs(endpoint)
    const missing = needed.filter((name) => known[name] === undefined)
    if (missing.length > 0) {
      results.push({ endpoint: endpoint.name, result: 'skipped', detail: `needs ${missing.join(', ')}` })
      continue
    }
    const paging = list ? { page: 1, perPage: 5 } : {}
    await tryCall(endpoint, { ...Object.fromEntries(needed.map((name) => [name, known[name]])), ...paging })
  }
  return results
}

/** The number of reads that the check knows, so that a caller can tell that none is left out. */
export const readCount = [...contract.values()].filter(
  ({ kind, method, access }) => kind === 'read' && method === 'GET' && access !== 'public',
).length
