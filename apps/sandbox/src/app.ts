import { contract } from 'fleet-portal-api-client/contract'
import { paths } from 'fleet-portal-api-client/contract/paths'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Settings } from './context.ts'
import type { Db } from './db/connect.ts'
import { networkOf } from './utilities/network.ts'
import { deriveInThread } from './utilities/passwords.ts'
import { randomUuid } from './utilities/randomSource.ts'
import { findReportByUrl } from './domain/reportFiles.ts'
import { partAt, streamOfParts, withMark } from './domain/reportParts.ts'
import { Fault, faultResponse } from './fault.ts'
import { checkBindings, notImplemented, type Binding } from './handle.ts'
import { inTransaction } from './inTransaction.ts'
import { perform, type Stage } from './perform.ts'
import { bindings as allBindings } from './routes/index.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface AppOptions extends Partial<Omit<Settings, 'secret'>>, Pick<Settings, 'secret'> {
  db: Db
  /** Converts the database's time to the app's time. Default: no conversion. */
  clock?: (now: Date) => Date
  /** The handlers. An endpoint without a handler returns 501. Default: all handlers. */
  bindings?: readonly Binding[]
  /** `true` wraps every answer as `{ message, data }`. */
  envelope?: boolean
  /** Called at the stages of every call. An error that it throws is a server error. */
  onStage?: (stage: Stage, request: Request) => Promise<void> | void
  /** The caller's IP address. Without it, attempts are counted by account only. */
  ipAddressOf?: (request: Request, env: unknown) => string | undefined
  /** Called after every call of the contract. */
  onCall?: (call: AnsweredCall) => void
  /** Called for every error that has no code of the contract. */
  onFailure?: (failure: { requestId: string; call: string; error: unknown }) => void
}

/** A call of the contract that this process answered. */
export interface AnsweredCall {
  requestId: string
  /** The name of the endpoint. */
  endpoint: string
  method: string
  /** The path with its parameters, without the query. Calls with secrets have the names of the parameters. */
  path: string
  status: number
  /** The error code of the contract; undefined if the call succeeded. */
  errorCode: string | undefined
  /** Unix time in milliseconds. */
  startedAt: number
  /** The time until the answer, in milliseconds. */
  duration: number
}

const exposed = ['Date', 'Retry-After', 'X-Request-Id']
const allowed = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Fleet-Id',
  'X-Quoted-Price',
  'X-Fault',
]

/** The names of the endpoints without a handler. */
export function missingEndpoints(): string[] {
  const bound = new Set<string>(allBindings.map(({ endpoint }) => endpoint.name))
  return [...contract.keys()].filter((name) => !bound.has(name))
}

export const routePathOf = (endpoint: AnyEndpoint): string =>
  `/api/${paths[endpoint.name].replace(/\{(\w+)\}/g, ':$1')}`

export const createSettings = (options: Pick<AppOptions, keyof Settings>): Settings => ({
  secret: options.secret,
  mode: options.mode ?? 'uniform',
  passwordCost: options.passwordCost ?? 14,
  deriveKey: options.deriveKey ?? deriveInThread,
  portalUrl: (options.portalUrl ?? 'http://localhost:5173').replace(/\/+$/, ''),
  publicUrl: options.publicUrl,
  productName: options.productName ?? 'Fleet Portal',
  supportContact: options.supportContact ?? '',
  redemptionsPerReport: options.redemptionsPerReport ?? 10_000,
  reportPause: options.reportPause ?? 0,
  addReportJob: options.addReportJob,
  emit: options.emit,
  disconnect: options.disconnect,
})

/**
 * Creates the reference backend, with every endpoint of the contract under `/api/`. It depends on no HTTP server and no
 * database engine, so it runs in Node, in a test and in a browser page.
 */
export function createApp({ bindings = allBindings, ...options }: AppOptions): Hono {
  checkBindings(bindings)
  for (const endpoint of contract.values())
    if (!endpoint.access) throw new Error(`No access rule for ${endpoint.name}`)
  if (options.secret.length < 32) throw new Error('The secret needs 32 characters or more')
  const settings = createSettings(options)
  const app = new Hono()
  app.use('*', securityHeaders)
  app.use('/api/*', cors({ origin: '*', allowHeaders: allowed, exposeHeaders: exposed, maxAge: 600 }))

  const bound = new Map(bindings.map((binding) => [binding.endpoint.name, binding]))
  for (const [name, endpoint] of contract) {
    const binding = bound.get(name) ?? notImplemented(endpoint)
    app.on(endpoint.method, routePathOf(endpoint), async (c) => {
      const requestId = randomUuid()
      const [startedAt, started] = [Date.now(), performance.now()]
      let response: Response
      let errorCode: string | undefined
      try {
        const params = c.req.param() as Record<string, string>
        const network = networkOf(options.ipAddressOf?.(c.req.raw, c.env))
        response = await perform(binding, c.req.raw, params, requestId, { ...options, settings, network })
      } catch (error) {
        if (!(error instanceof Fault)) options.onFailure?.({ requestId, call: name, error })
        const fault = error instanceof Fault ? error : new Fault('Server')
        errorCode = fault.code
        response = faultResponse(fault, requestId)
      }
      options.onCall?.({
        requestId,
        endpoint: name,
        method: endpoint.method,
        // Calls with secrets may have one in their path, such as the token of an invitation.
        path: endpoint.secret ? `/api/${paths[endpoint.name]}` : c.req.path,
        status: response.status,
        errorCode,
        startedAt,
        duration: performance.now() - started,
      })
      response.headers.set('X-Request-Id', requestId)
      response.headers.set('Date', new Date().toUTCString())
      return response
    })
  }
  app.get('/files/:reportId', async (c) => {
    const { until = '', seal = '' } = c.req.query()
    const file = await inTransaction({ ...options, settings }, (context) =>
      findReportByUrl(context, c.req.param('reportId'), Number(until), seal),
    )
    if (!file) return c.text('This link is no longer good. Ask for the report again.', 410)
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    }
    if (file.sizeOfParts === null) return c.body(withMark(file.content), 200, headers)
    const read = (position: number) =>
      inTransaction({ ...options, settings }, ({ tx }) => partAt(tx, c.req.param('reportId'), position))
    return c.body(streamOfParts(read, file.sizeOfParts), 200, headers)
  })
  app.all('/api/*', () => faultResponse(new Fault('NotFound'), randomUuid()))
  return app
}
