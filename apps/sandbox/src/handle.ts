import { fleetTypes, isAvailableForFleetType } from 'api-client/contract/access'
import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'api-client/contract/endpoint'
import type { Context, Settings } from './context.ts'
import type { Tx } from './db/connect.ts'
import { Fault } from './fault.ts'

/**
 * Where the fleet of a call comes from when its input names none: the owner of the thing that it names (`undefined`
 * where there is no such thing), or `any-fleet`: every fleet on which the person has the right will do.
 */
export type FleetOf<R extends AnyEndpoint> =
  ((tx: Tx, input: EndpointInput<R>) => Promise<string | undefined>) | 'any-fleet'

/** An endpoint and its handler. */
export interface Binding {
  endpoint: AnyEndpoint
  run: (context: Context, input: never, prepared: never) => Promise<unknown>
  fleetOf: FleetOf<never> | undefined
  /** Of a public call: slow work before the transaction that answers, with short transactions of its own. */
  prepare?: (before: Before, input: never) => Promise<unknown>
  /** Stands in for a handler that is not there: nobody can say which fleet the call is about. */
  isMissing?: true
}

/** Binds an endpoint to its handler: decoded input, integers for money; the endpoint's schema encodes the output. */
export function handle<R extends AnyEndpoint>(
  endpoint: R,
  run: (context: Context, input: EndpointInput<R>) => Promise<EndpointOutput<R>>,
  fleetOf?: FleetOf<R>,
): Binding {
  return { endpoint, run, fleetOf }
}

/** What a call has before its transaction: the settings, and transactions that commit by themselves. */
export interface Before {
  settings: Settings
  inTransaction: <T>(run: (context: Context) => Promise<T>) => Promise<T>
}

/** Binds a public endpoint to its handler and to slow work that comes first, where no lock is held and no connection taken. */
export function handlePrepared<R extends AnyEndpoint & { access: 'public' }, P>(
  endpoint: R,
  prepare: (before: Before, input: EndpointInput<R>) => Promise<P>,
  run: (context: Context, input: EndpointInput<R>, prepared: P) => Promise<EndpointOutput<R>>,
): Binding {
  return { endpoint, prepare, run, fleetOf: undefined }
}

/** In place of a handler that is not there: whoever may not make the call is refused before they hear that. */
export const unanswered = (endpoint: AnyEndpoint): Binding => ({
  ...handle(endpoint, async () => {
    throw new Fault('NotImplemented', { message: `${endpoint.name} is not implemented here.` })
  }),
  isMissing: true,
})

const namesFleet = (endpoint: AnyEndpoint): boolean => {
  const { def } = endpoint.input._zod as { def: { shape?: Record<string, { _zod: { optin?: string } }> } }
  const named = def.shape?.['fleetId']
  return named !== undefined && named._zod.optin !== 'optional'
}

/** Refuses bindings by which a call could be made without a rule that somebody wrote down. */
export function checkBindings(bindings: readonly Binding[]): void {
  const seen = new Set<string>()
  for (const { endpoint, fleetOf } of bindings) {
    if (seen.has(endpoint.name)) throw new Error(`Two handlers for ${endpoint.name}`)
    seen.add(endpoint.name)
    if (!endpoint.access) throw new Error(`No access rule for ${endpoint.name}`)
    const needsFleet = endpoint.access !== 'public' && endpoint.access !== 'session'
    if (needsFleet && !fleetOf && !namesFleet(endpoint)) throw new Error(`No fleet for ${endpoint.name}`)
    if (
      fleetOf === 'any-fleet' &&
      fleetTypes.some((type) => !isAvailableForFleetType(endpoint.access, type))
    ) {
      throw new Error(`Not every type of fleet has ${endpoint.name}`)
    }
    if (endpoint.activeFleetOnly && fleetOf === 'any-fleet')
      throw new Error(`No single fleet for ${endpoint.name}`)
  }
}
