import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { paths } from 'fleet-portal-api-client/contract/paths'

type Fetch = (request: Request) => Promise<Response>

type Stage = 'before-tx' | 'mid-tx' | 'after-commit'

/** A request as the client sent it. */
export interface Sent {
  method: string
  /** Relative to the API URL. */
  path: string
  query: Record<string, string>
  /** The decoded JSON body, if there is one. */
  body: unknown
  /** The idempotency key. */
  key: string | null
  /** Whether the server has answered with success. */
  isSuccessful: boolean
}

/**
 * The fault of the next request of an endpoint: the request never arrives; its response is lost; the server fails at a
 * stage or rejects with a code; the request waits until the test releases it; some fields of the response are replaced;
 * or the uploaded file arrives damaged.
 */
type Fault =
  | { kind: 'none' }
  | { kind: 'request-lost' }
  | { kind: 'answer-lost' }
  | { kind: 'breaks'; stage: Stage }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'changed'; change: object }
  | { kind: 'damaged'; damage: (file: string) => string }

const apiPath = /^\/api\//

const patternOf = (endpoint: AnyEndpoint) =>
  new RegExp(`^${paths[endpoint.name].replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)

const lost = () => new TypeError('Failed to fetch')

/** A promise with the function that resolves it. */
function releasable(): { until: Promise<void>; release: () => void } {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release }
}

/** The upload with a changed file. */
async function damaged(request: Request, damage: (file: string) => string): Promise<Request> {
  const form = await request.formData()
  const file = form.get('data') as File
  form.set('data', new File([damage(await file.text())], file.name, { type: file.type }))
  const headers = new Headers(request.headers)
  headers.delete('Content-Type')
  return new Request(request.url, { method: request.method, headers, body: form })
}

/** Answers like an older server that ignores some inputs and lacks some outputs of a call. */
async function olderServer(fetch: Fetch, request: Request, lacks: readonly string[]): Promise<Response> {
  const url = new URL(request.url)
  for (const name of lacks) url.searchParams.delete(name)
  const response = await fetch(new Request(url, request))
  const answer = Object.entries((await response.json()) as object).filter(([name]) => !lacks.includes(name))
  return Response.json(Object.fromEntries(answer), response)
}

/** The connection between a client and the sandbox. It records requests and injects faults. */
export function createWire(fetch: Fetch) {
  const sent: Sent[] = []
  const faults: { endpoint: AnyEndpoint; fault: Fault }[] = []
  let isCut = false
  let unanswered = 0
  const rewrites: { endpoint: AnyEndpoint; change: (answer: Record<string, unknown>) => unknown }[] = []
  const holds: { endpoint: AnyEndpoint; until: Promise<void> }[] = []
  const lacking: { endpoint: AnyEndpoint; names: readonly string[] }[] = []
  const isOf = (endpoint: AnyEndpoint, { method, path }: Pick<Sent, 'method' | 'path'>) =>
    endpoint.method === method && patternOf(endpoint).test(path)

  async function deliver(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const text = request.headers.get('Content-Type')?.includes('json') ? await request.clone().text() : ''
    const one: Sent = {
      method: request.method,
      path: url.pathname.replace(apiPath, ''),
      query: Object.fromEntries(url.searchParams),
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get('Idempotency-Key'),
      isSuccessful: false,
    }
    sent.push(one)
    if (isCut) throw lost()
    const index = faults.findIndex(({ endpoint }) => isOf(endpoint, one))
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (fault?.kind === 'request-lost') throw lost()
    if (fault?.kind === 'breaks') request.headers.set('X-Fault', fault.stage)
    if (fault?.kind === 'refused') request.headers.set('X-Fault', `before-tx:${fault.code}`)
    if (fault?.kind === 'held') await fault.until
    for (const { until } of holds.filter(({ endpoint }) => isOf(endpoint, one))) await until
    const delivered = fault?.kind === 'damaged' ? await damaged(request, fault.damage) : request
    const lacks = lacking.filter(({ endpoint }) => isOf(endpoint, one)).flatMap(({ names }) => names)
    const response = lacks.length > 0 ? await olderServer(fetch, delivered, lacks) : await fetch(delivered)
    one.isSuccessful = response.ok
    if (fault?.kind === 'answer-lost') throw lost()
    if (fault?.kind === 'changed') {
      return Response.json({ ...((await response.json()) as object), ...fault.change }, response)
    }
    const rewrite = rewrites.find(({ endpoint }) => isOf(endpoint, one))
    if (!rewrite) return response
    const changed = rewrite.change((await response.json()) as Record<string, unknown>)
    return changed instanceof Response ? changed : Response.json(changed, response)
  }

  const next = (endpoint: AnyEndpoint, fault: Fault) => void faults.push({ endpoint, fault })
  return {
    async fetch(request: Request): Promise<Response> {
      unanswered += 1
      try {
        return await deliver(request)
      } finally {
        unanswered -= 1
      }
    },
    sent,
    /** Whether a request has no answer yet. */
    isBusy: () => unanswered > 0,
    /** The number of requests without an answer. */
    unanswered: () => unanswered,
    /** The requests of one endpoint, oldest first. */
    of: (endpoint: AnyEndpoint) => sent.filter((one) => isOf(endpoint, one)),
    /** The requests of one endpoint that have succeeded. */
    successfulOf: (endpoint: AnyEndpoint) => sent.filter((one) => one.isSuccessful && isOf(endpoint, one)),
    /** Simulates an older server without some inputs and outputs of a call. */
    lack: (endpoint: AnyEndpoint, names: readonly string[]) => void lacking.push({ endpoint, names }),
    /** Passes the next request unchanged, so that a fault applies to a later one. */
    passOne: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'none' }),
    /** Loses every request from now on, also connection probes, until `mend`. */
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
    loseRequest: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'request-lost' }),
    loseAnswer: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'answer-lost' }),
    /** The server fails before, inside or after its transaction. */
    breakAt: (endpoint: AnyEndpoint, stage: Stage) => next(endpoint, { kind: 'breaks', stage }),
    /** The server rejects the next request with a code. */
    refuse: (endpoint: AnyEndpoint, code: ErrorCode) => next(endpoint, { kind: 'refused', code }),
    /** Replaces fields of the next response. */
    answer: (endpoint: AnyEndpoint, change: object) => next(endpoint, { kind: 'changed', change }),
    /** Changes every response of one endpoint from now on. A returned Response replaces it. */
    rewrite: (endpoint: AnyEndpoint, change: (answer: Record<string, unknown>) => unknown) =>
      void rewrites.push({ endpoint, change }),
    /** Changes the file of the next upload, as a proxy may. */
    damage: (endpoint: AnyEndpoint, damage: (file: string) => string) =>
      next(endpoint, { kind: 'damaged', damage }),
    /** Delays the next request until the returned function is called. */
    hold(endpoint: AnyEndpoint): () => void {
      const { until, release } = releasable()
      next(endpoint, { kind: 'held', until })
      return release
    },
    /** Delays every request from now on until the returned function is called. */
    holdAll(endpoint: AnyEndpoint): () => void {
      const { until, release } = releasable()
      holds.push({ endpoint, until })
      return release
    },
  }
}

export type Wire = ReturnType<typeof createWire>
