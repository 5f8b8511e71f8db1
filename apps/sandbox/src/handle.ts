import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'fleet-portal-api-client/contract/endpoint'
import type { SQL } from 'drizzle-orm'
import type { Context, Settings } from './context.ts'
import type { Tx } from './db/connect.ts'
import { Fault } from './fault.ts'

/**
 * How to find the fleet of a call whose input has no `fleetId`: a function that reads the fleet of the record in the input
 * (`undefined` if there is no such record), or `any-fleet`: one fleet of the user must allow the call, by its type and the
 * role of the user.
 */
export type FleetOf<R extends AnyEndpoint> =
  ((tx: Tx, input: EndpointInput<R>) => Promise<string | undefined>) | 'any-fleet'

/** How the rows of a list are exported: all ids in the order of the input, and the items of some of them. */
export interface ExportRows<Input> {
  /** A query with a column `id`. */
  ids: (context: Context, input: Input) => Promise<SQL>
  items: (context: Context, ids: readonly string[], input: Input) => Promise<readonly unknown[]>
}

/** An endpoint and its handler. */
export interface Binding {
  endpoint: AnyEndpoint
  run: (context: Context, input: never, prepared: never) => Promise<unknown>
  fleetOf: FleetOf<never> | undefined
  /** Slow work of a public call before its transaction. It can run short transactions of its own. */
  prepare?: (context: PrepareContext, input: never) => Promise<unknown>
  /** How the list is exported. Lists without it have no export. */
  exportRows?: ExportRows<never>
  /** The endpoint has no handler, so the fleet of the call is unknown. */
  isMissing?: true
}

/** Binds an endpoint to its handler. The handler gets decoded input, with integers for money; the schema encodes its output. */
export function handle<R extends AnyEndpoint>(
  endpoint: R,
  run: (context: Context, input: EndpointInput<R>) => Promise<EndpointOutput<R>>,
  fleetOf?: FleetOf<R>,
): Binding {
  return { endpoint, run, fleetOf }
}

/** Binds a list to its handler, and to the rows of its export. */
export const handleLongList = <R extends AnyEndpoint>(
  endpoint: R,
  run: (context: Context, input: EndpointInput<R>) => Promise<EndpointOutput<R>>,
  exportRows: ExportRows<EndpointInput<R>>,
): Binding => ({ ...handle(endpoint, run), exportRows })

/** The context of a call before its transaction: the settings, and short transactions that commit separately. */
export interface PrepareContext {
  settings: Settings
  inTransaction: <T>(run: (context: Context) => Promise<T>) => Promise<T>
}

/** Binds a public endpoint to its handler and to slow work before it, which holds no lock and no connection. */
export function handlePrepared<R extends AnyEndpoint & { access: 'public' }, P>(
  endpoint: R,
  prepare: (context: PrepareContext, input: EndpointInput<R>) => Promise<P>,
  run: (context: Context, input: EndpointInput<R>, prepared: P) => Promise<EndpointOutput<R>>,
): Binding {
  return { endpoint, prepare, run, fleetOf: undefined }
}

/** The handler of an endpoint that is not implemented. Callers without access get the access error instead. */
export const notImplemented = (endpoint: AnyEndpoint): Binding => ({
  ...handle(endpoint, async () => {
    throw new Fault('NotImplemented', { message: `${endpoint.name} is not implemented here.` })
  }),
  isMissing: true,
})

const requiresFleetId = (endpoint: AnyEndpoint): boolean => {
  const { def } = endpoint.input._zod as { def: { shape?: Record<string, { _zod: { optin?: string } }> } }
  const fleetId = def.shape?.['fleetId']
  return fleetId !== undefined && fleetId._zod.optin !== 'optional'
}

/** Throws if a binding would allow a call without an access rule or without a fleet to check it on, or has no rows of an export. */
export function checkBindings(bindings: readonly Binding[]): void {
  const seen = new Set<string>()
  for (const { endpoint, fleetOf, exportRows, isMissing } of bindings) {
    if (seen.has(endpoint.name)) throw new Error(`Two handlers for ${endpoint.name}`)
    seen.add(endpoint.name)
    if (!endpoint.access) throw new Error(`No access rule for ${endpoint.name}`)
    const needsFleet = endpoint.access !== 'public' && endpoint.access !== 'session'
    if (needsFleet && !fleetOf && !requiresFleetId(endpoint)) throw new Error(`No fleet for ${endpoint.name}`)
    if (endpoint.report && !exportRows && !isMissing)
      throw new Error(`No rows of the export of ${endpoint.name}`)
    if (endpoint.activeFleetOnly && fleetOf === 'any-fleet')
      throw new Error(`No single fleet for ${endpoint.name}`)
  }
}
