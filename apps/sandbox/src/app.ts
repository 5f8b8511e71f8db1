import { contract } from 'api-client/contract'
import { paths } from 'api-client/contract/paths'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Settings } from './context.ts'
import type { Db } from './db/connect.ts'
import { networkOf } from './utilities/network.ts'
import { deriveHere } from './utilities/passwords.ts'
import { linkedReport } from './domain/reportFiles.ts'
import { Fault, faultResponse } from './fault.ts'
import { checkBindings, unanswered, type Binding } from './handle.ts'
import { inTransaction } from './inTransaction.ts'
import { perform, type Stage } from './perform.ts'
import { bindings as allBindings } from './routes/index.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface AppOptions extends Partial<Omit<Settings, 'secret'>>, Pick<Settings, 'secret'> {
  db: Db
  /** Turns the database's clock into the app's. Default: as it is. */
  clock?: (now: Date) => Date
  /** The handlers. An endpoint without one answers 501. Default: all handlers. */
  bindings?: readonly Binding[]
  /** `true` answers `{ message, data }` instead of the bare value. */
  envelope?: boolean
  /** Called at stages of every call; a throw there is a fault of the server. */
  onStage?: (stage: Stage, request: Request) => Promise<void> | void
  /** The address that a request came from. Without it tries are counted by account alone. */
  addressOf?: (request: Request, env: unknown) => string | undefined
  /** Told of every failure that has no code of the contract. */
  onFailure?: (failure: { requestId: string; call: string; error: unknown }) => void
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

/** The names of the endpoints without a handler. Empty when the backend is complete. */
export function missingRows(): string[] {
  const bound = new Set<string>(allBindings.map(({ endpoint }) => endpoint.name))
  return [...contract.keys()].filter((name) => !bound.has(name))
}

export const routeOf = (endpoint: AnyEndpoint): string =>
  `/api/${paths[endpoint.name].replace(/\{(\w+)\}/g, ':$1')}`

export const settingsOf = (options: Pick<AppOptions, keyof Settings>): Settings => ({
  secret: options.secret,
  mode: options.mode ?? 'uniform',
  passwordCost: options.passwordCost ?? 14,
  deriveKey: options.deriveKey ?? deriveHere,
  portalUrl: (options.portalUrl ?? 'http://localhost:5173').replace(/\/+$/, ''),
  redemptionsPerReport: options.redemptionsPerReport ?? 10_000,
  reportPause: options.reportPause ?? 0,
  processId: options.processId,
  emit: options.emit,
  hangUp: options.hangUp,
})

/**
 * The reference backend as one function from request to response: every endpoint of the contract under `/api/`.
 * Knows no server and no engine, so that it runs behind a port, inside a test and inside a page.
 */
export function createApp({ bindings = allBindings, ...options }: AppOptions): Hono {
  checkBindings(bindings)
  for (const endpoint of contract.values())
    if (!endpoint.access) throw new Error(`No access rule for ${endpoint.name}`)
  if (options.secret.length < 32) throw new Error('The secret needs 32 characters or more')
  const settings = settingsOf(options)
  const app = new Hono()
  app.use('*', securityHeaders)
  app.use('/api/*', cors({ origin: '*', allowHeaders: allowed, exposeHeaders: exposed, maxAge: 600 }))

  const bound = new Map(bindings.map((binding) => [binding.endpoint.name, binding]))
  for (const [name, endpoint] of contract) {
    const binding = bound.get(name) ?? unanswered(endpoint)
    app.on(endpoint.method, routeOf(endpoint), async (c) => {
      const requestId = crypto.randomUUID()
      let response: Response
      try {
        const params = c.req.param() as Record<string, string>
        const network = networkOf(options.addressOf?.(c.req.raw, c.env))
        response = await perform(binding, c.req.raw, params, requestId, { ...options, settings, network })
      } catch (error) {
        if (!(error instanceof Fault)) options.onFailure?.({ requestId, call: name, error })
        response = faultResponse(error instanceof Fault ? error : new Fault('Server'), requestId)
      }
      response.headers.set('X-Request-Id', requestId)
      response.headers.set('Date', new Date().toUTCString())
      return response
    })
  }
  app.get('/files/:reportId', async (c) => {
    const { until = '', seal = '' } = c.req.query()
    const file = await inTransaction({ ...options, settings }, (context) =>
      linkedReport(context, c.req.param('reportId'), Number(until), seal),
    )
    if (!file) return c.text('This link is no longer good. Ask for the report again.', 410)
    return c.body(file.content, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    })
  })
  app.all('/api/*', () => faultResponse(new Fault('NotFound'), crypto.randomUUID()))
  return app
}
