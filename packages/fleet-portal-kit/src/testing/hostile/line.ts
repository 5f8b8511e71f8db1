import type { AnyEndpoint } from 'api-client'
import { contract } from 'api-client/contract'
import { pathParameters } from 'api-client/contract/endpoint'
import { paths } from 'api-client/contract/paths'
import type { Fetch } from '../fleetOn.ts'
import { broken, type FaultKind } from './faults.ts'

/** A path with fewer parameters is the more exact one. */
const endpoints = [...contract.values()]
  .map((endpoint) => ({ endpoint, parameters: pathParameters(paths[endpoint.name]).length }))
  .toSorted((one, other) => one.parameters - other.parameters)
  .map(({ endpoint }) => ({
    endpoint,
    pattern: new RegExp(`^/api/${paths[endpoint.name].replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The endpoint that a request goes to. */
function endpointOf({ method, url }: Request): AnyEndpoint | undefined {
  const { pathname } = new URL(url)
  return endpoints.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
    ?.endpoint
}

export interface Fault {
  kind: FaultKind
  /** The endpoints whose answers are broken; all of them where none is named. */
  on?: readonly string[]
}

/** Such an answer comes before a call has any effect. */
const isRefusal = (kind: FaultKind | undefined) =>
  kind === '429' || kind === 'page 503' || kind?.startsWith('401')
const none = () => new Response(null, { status: 503 })

/** The line between a client and the real sandbox, with one fault at a time on it. */
export function hostileLine(fetch: Fetch) {
  let fault: Fault | undefined
  let inFlight = 0
  let refusedToken: string | null | undefined
  const answered = new Map<AnyEndpoint, { status: number; text: string }[]>()

  const isHit = (endpoint: AnyEndpoint, request: Request) => {
    if (!fault) return false
    const isRenewal = endpoint.name === 'refreshSession'
    if (isRenewal && fault.kind.startsWith('401')) return fault.kind === '401, ended'
    if (fault.on && !fault.on.includes(endpoint.name)) return false
    if (fault.kind !== '401, renewed') return true
    // Only the token that was in use when the fault began is refused.
    const token = request.headers.get('Authorization')
    refusedToken ??= token
    return token !== null && token === refusedToken
  }

  async function deliver(request: Request): Promise<Response> {
    const endpoint = endpointOf(request)
    const { signal } = request
    const isBroken = endpoint !== undefined && isHit(endpoint, request)
    const kind = fault?.kind
    inFlight += 1
    let isCounted = true
    const uncount = () => {
      if (isCounted) inFlight -= 1
      isCounted = false
    }
    try {
      const response = isBroken && endpoint.kind !== 'read' && isRefusal(kind) ? none() : await fetch(request)
      if (endpoint) {
        const text = await response.clone().text()
        answered.set(endpoint, [...(answered.get(endpoint) ?? []), { status: response.status, text }])
      }
      if (!isBroken || !kind) return response
      // What is late is waited for on the clock.
      uncount()
      return await broken(kind, response, signal)
    } finally {
      uncount()
    }
  }

  return {
    fetch: deliver,
    /** Breaks what is answered from now on. */
    breakWith(next: Fault | undefined) {
      fault = next
      refusedToken = undefined
    },
    /** What the real server answered, by endpoint, since the last `forget`. */
    answered,
    forget: () => answered.clear(),
    isBusy: () => inFlight > 0,
  }
}

export type HostileLine = ReturnType<typeof hostileLine>
