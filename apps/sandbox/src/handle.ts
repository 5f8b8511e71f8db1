import { fleetTypes, isForFleetType } from 'api-client/contract/access'
import type { AnyRow, InputOf, OutputOf } from 'api-client/contract/row'
import type { Context } from './context.ts'
import type { Tx } from './db/connect.ts'
import { Fault } from './fault.ts'

/**
 * Where the fleet of a call comes from when its input names none: the owner of the thing that it names (`undefined`
 * where there is no such thing), or `any-fleet`: every fleet on which the person has the right will do.
 */
export type FleetOf<R extends AnyRow> =
  ((tx: Tx, input: InputOf<R>) => Promise<string | undefined>) | 'any-fleet'

/** A contract row and what answers it. */
export interface Binding {
  row: AnyRow
  run: (context: Context, input: never) => Promise<unknown>
  fleetOf: FleetOf<never> | undefined
  /** Stands in for a handler that is not there: nobody can say which fleet the call is about. */
  isMissing?: true
}

/** Binds a row to its handler: decoded input, integers for money; the output is encoded by the row's schema. */
export function handle<R extends AnyRow>(
  row: R,
  run: (context: Context, input: InputOf<R>) => Promise<OutputOf<R>>,
  fleetOf?: FleetOf<R>,
): Binding {
  return { row, run, fleetOf }
}

/** In place of a handler that is not there: whoever may not make the call is refused before they hear that. */
export const unanswered = (row: AnyRow): Binding => ({
  ...handle(row, async () => {
    throw new Fault('NotImplemented', { message: `${row.name} is not implemented here.` })
  }),
  isMissing: true,
})

const namesFleet = (row: AnyRow): boolean => {
  const { def } = row.input._zod as { def: { shape?: Record<string, { _zod: { optin?: string } }> } }
  const named = def.shape?.['fleetId']
  return named !== undefined && named._zod.optin !== 'optional'
}

/** Refuses bindings by which a call could be made without a rule that somebody wrote down. */
export function checkBindings(bindings: readonly Binding[]): void {
  const seen = new Set<string>()
  for (const { row, fleetOf } of bindings) {
    if (seen.has(row.name)) throw new Error(`Two handlers for ${row.name}`)
    seen.add(row.name)
    if (!row.access) throw new Error(`No access rule for ${row.name}`)
    const needsFleet = row.access !== 'public' && row.access !== 'session'
    if (needsFleet && !fleetOf && !namesFleet(row)) throw new Error(`No fleet for ${row.name}`)
    if (fleetOf === 'any-fleet' && fleetTypes.some((type) => !isForFleetType(row.access, type))) {
      throw new Error(`Not every type of fleet has ${row.name}`)
    }
    if (row.activeFleetOnly && fleetOf === 'any-fleet') throw new Error(`No single fleet for ${row.name}`)
  }
}
