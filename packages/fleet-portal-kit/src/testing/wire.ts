import type { AnyEndpoint } from 'api-client'
import type { ErrorCode } from 'api-client/contract/errors'
import { paths } from 'api-client/contract/paths'

type Fetch = (request: Request) => Promise<Response>

type Stage = 'before-tx' | 'mid-tx' | 'after-commit'

/** A request as it left the client. */
export interface Sent {
  method: string
  /** Below the API base. */
  path: string
  query: Record<string, string>
  /** The decoded JSON body, if there is one. */
  body: unknown
  /** The idempotency key. */
  key: string | null
}

/**
 * What happens to the next request of a row in place of an undisturbed answer: it never arrives; its answer gets lost
 * on the way back; the server breaks at a stage or refuses with a code; it waits for the test to let it go; some of what
 * the server answers is another thing; or its file arrives damaged.
 */
type Fault =
  | { kind: 'none' }
  | { kind: 'request-lost' }
  | { kind: 'answer-lost' }
  | { kind: 'breaks'; stage: Stage }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'says-otherwise'; change: object }
  | { kind: 'damaged'; damage: (file: string) => string }

const apiPath = /^\/api\//

const patternOf = (endpoint: AnyEndpoint) =>
  new RegExp(`^${paths[endpoint.name].replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)

const lost = () => new TypeError('Failed to fetch')

/** An upload whose file was changed on its way. */
async function damaged(request: Request, damage: (file: string) => string): Promise<Request> {
  const form = await request.formData()
  const file = form.get('data') as File
  form.set('data', new File([damage(await file.text())], file.name, { type: file.type }))
  const headers = new Headers(request.headers)
  headers.delete('Content-Type')
  return new Request(request.url, { method: request.method, headers, body: form })
}

/** What a server answers that does not know some inputs and outputs of a call, which it has no word of. */
async function olderServer(fetch: Fetch, request: Request, lacks: readonly string[]): Promise<Response> {
  const url = new URL(request.url)
  for (const name of lacks) url.searchParams.delete(name)
  const response = await fetch(new Request(url, request))
  const answer = Object.entries((await response.json()) as object).filter(([name]) => !lacks.includes(name))
  return Response.json(Object.fromEntries(answer), response)
}

/** The line between a client and the sandbox: what went over it, and a hand on it for faults. */
export function wireTo(fetch: Fetch) {
  const sent: Sent[] = []
  const faults: { endpoint: AnyEndpoint; fault: Fault }[] = []
  let isCut = false
  const rewrites: { endpoint: AnyEndpoint; change: (answer: Record<string, unknown>) => unknown }[] = []
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
    }
    sent.push(one)
    if (isCut) throw lost()
    const index = faults.findIndex(({ endpoint }) => isOf(endpoint, one))
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (fault?.kind === 'request-lost') throw lost()
    if (fault?.kind === 'breaks') request.headers.set('X-Fault', fault.stage)
    if (fault?.kind === 'refused') request.headers.set('X-Fault', `before-tx:${fault.code}`)
    if (fault?.kind === 'held') await fault.until
    const arriving = fault?.kind === 'damaged' ? await damaged(request, fault.damage) : request
    const lacks = lacking.filter(({ endpoint }) => isOf(endpoint, one)).flatMap(({ names }) => names)
    const response = lacks.length > 0 ? await olderServer(fetch, arriving, lacks) : await fetch(arriving)
    if (fault?.kind === 'answer-lost') throw lost()
    if (fault?.kind === 'says-otherwise') {
      return Response.json({ ...((await response.json()) as object), ...fault.change }, response)
    }
    const rewrite = rewrites.find(({ endpoint }) => isOf(endpoint, one))
    if (!rewrite) return response
    const changed = rewrite.change((await response.json()) as Record<string, unknown>)
    return changed instanceof Response ? changed : Response.json(changed, response)
  }

  const next = (endpoint: AnyEndpoint, fault: Fault) => void faults.push({ endpoint, fault })
  return {
    fetch: deliver,
    sent,
    /** What was sent of one row, oldest first. */
    of: (endpoint: AnyEndpoint) => sent.filter((one) => isOf(endpoint, one)),
    /** Plays a server that does not know some inputs and outputs of a call. */
    lack: (endpoint: AnyEndpoint, names: readonly string[]) => void lacking.push({ endpoint, names }),
    /** Leaves the next request undisturbed, so that a fault meets a later one. */
    passOne: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'none' }),
    /** Loses every request from now on, probes of the connection too; `mend` ends it. */
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
    loseRequest: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'request-lost' }),
    loseAnswer: (endpoint: AnyEndpoint) => next(endpoint, { kind: 'answer-lost' }),
    /** The server fails before its transaction, inside it, or when it is committed. */
    breakAt: (endpoint: AnyEndpoint, stage: Stage) => next(endpoint, { kind: 'breaks', stage }),
    /** The server refuses, whatever the state of things. */
    refuse: (endpoint: AnyEndpoint, code: ErrorCode) => next(endpoint, { kind: 'refused', code }),
    /** Puts something else into the next answer. */
    answer: (endpoint: AnyEndpoint, change: object) => next(endpoint, { kind: 'says-otherwise', change }),
    /** Changes every answer of one endpoint from now on; a Response takes its place. */
    rewrite: (endpoint: AnyEndpoint, change: (answer: Record<string, unknown>) => unknown) =>
      void rewrites.push({ endpoint, change }),
    /** Changes the file of the next upload on its way, as a proxy may. */
    damage: (endpoint: AnyEndpoint, damage: (file: string) => string) =>
      next(endpoint, { kind: 'damaged', damage }),
    /** Holds the next request back until the answer of this is called. */
    hold(endpoint: AnyEndpoint): () => void {
      let release: () => void = () => undefined
      next(endpoint, { kind: 'held', until: new Promise((resolve) => (release = resolve)) })
      return release
    },
  }
}

export type Wire = ReturnType<typeof wireTo>
