/* Compares what the clients were told with what the database holds. */

/** Each written thing: the call that acknowledges it, the ids in its answer, and its table. */
const written = [
  { name: 'buyFuel', table: 'buy_fuel', idsOf: (body) => [body.buyFuelId] },
  { name: 'createCashin', table: 'cashin', idsOf: (body) => [body.cashinId] },
  {
    name: 'createFuelCodes',
    table: 'fuel_code',
    idsOf: (body) => body.fuelCodes.map((one) => one.fuelCodeId),
  },
  { name: 'createDriver', table: 'driver', idsOf: (body) => [body.driverId] },
  { name: 'createReport', table: 'report', idsOf: (body) => [body.reportId] },
  { name: 'redeem', table: 'redemption', idsOf: (body) => [body.redemptionId], isUnkeyed: true },
]

/** The states that an acknowledged action has left. */
const states = [
  { name: 'void', table: 'redemption', idOf: (entry) => entry.body.redemptionId, state: 'voided' },
  { name: 'end a cash-in', table: 'cashin', idOf: (entry) => entry.cashinId, state: 'success' },
]

/**
 * The rows of a line: a kind of write, how many were acknowledged, how many of them the database lacks, and how many it has that
 * no client was told of. The last number may only be more than 0 for writes without a key whose answer was lost.
 *
 * @param {(text: string, values?: unknown[]) => Promise<any[]>} query
 * @param {{ journals: any[], fleetIds: string[], before: Map<string, Set<string>> }} found `before` are the ids of each table
 *   before the load
 */
export async function compareJournals(query, { journals, fleetIds, before }) {
  const acknowledged = journals.flatMap((journal) => journal.acknowledged)
  const unknown = journals.reduce((sum, { unknownPumps }) => sum + unknownPumps, 0)
  const rows = []
  for (const { name, table, idsOf, isUnkeyed } of written) {
    const told = acknowledged.filter((entry) => entry.name === name).flatMap(({ body }) => idsOf(body))
    const found = await idsIn(query, table, fleetIds)
    const lost = told.filter((id) => !found.has(id)).length
    const doubled = told.length - new Set(told).size
    const toldIds = new Set(told)
    const extra = [...found].filter((id) => !toldIds.has(id) && !before.get(table)?.has(id)).length
    rows.push({
      name,
      acknowledged: told.length,
      lost,
      doubled,
      untold: extra,
      allowed: isUnkeyed ? unknown : 0,
    })
  }
  for (const { name, table, idOf, state } of states) {
    const ids = acknowledged.filter((entry) => entry.name === name).map(idOf)
    const found = await query(`select id from ${table} where id = any($1) and status = $2`, [ids, state])
    const lost = new Set(ids).size - found.length
    rows.push({ name, acknowledged: ids.length, lost, doubled: 0, untold: 0, allowed: 0 })
  }
  return rows
}

/** The ids of a table's rows of some fleets. */
export async function idsIn(query, table, fleetIds) {
  const found = await query(`select id from ${table} where fleet_id = any($1)`, [fleetIds])
  return new Set(found.map(({ id }) => id))
}

export const writtenTables = written.map(({ table }) => table)
