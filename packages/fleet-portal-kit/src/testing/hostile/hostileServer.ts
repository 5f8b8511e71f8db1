import type { AnyEndpoint } from 'fleet-portal-api-client'
import { contract } from 'fleet-portal-api-client/contract'
import { pathParameters } from 'fleet-portal-api-client/contract/endpoint'
import { paths } from 'fleet-portal-api-client/contract/paths'
import type { Fetch } from '../createTestFleet.ts'
import { breakResponse, type FaultKind } from './faults.ts'

/** Sorted by the number of path parameters: a path with fewer parameters is more specific. */
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
  /** The endpoints whose responses are broken. Default all. */
  on?: readonly string[]
}

/** Whether the fault rejects a call before it has an effect. */
const isRefusal = (kind: FaultKind | undefined) =>
  kind === '429' || kind === 'page 503' || kind?.startsWith('401')
const none = () => new Response(null, { status: 503 })

/** The real sandbox with one fault at a time. */
export function createHostileServer(fetch: Fetch) {
  let fault: Fault | undefined
  let inFlight = 0
  let refusedToken: string | null | undefined
  const responses = new Map<AnyEndpoint, { status: number; text: string }[]>()

  const isAffected = (endpoint: AnyEndpoint, request: Request) => {
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
    const isBroken = endpoint !== undefined && isAffected(endpoint, request)
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
        responses.set(endpoint, [...(responses.get(endpoint) ?? []), { status: response.status, text }])
      }
      if (!isBroken || !kind) return response
      // A late response waits on the fake clock, so it must not count as pending.
      uncount()
      return await breakResponse(kind, response, signal)
    } finally {
      uncount()
    }
  }

  return {
    fetch: deliver,
    /** Breaks all responses from now on; undefined ends the fault. */
    setFault(next: Fault | undefined) {
      fault = next
      refusedToken = undefined
    },
    /** The responses of the real server by endpoint, since the last `clearResponses`. */
    responses,
    clearResponses: () => responses.clear(),
    isBusy: () => inFlight > 0,
  }
}

export type HostileServer = ReturnType<typeof createHostileServer>
