import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connect.ts'
import { Fault } from '../fault.ts'
import { findPage } from '../utilities/findPage.ts'
import { limitAndOffset, type ListCount } from '../utilities/paging.ts'
import { rowsById } from '../utilities/byId.ts'
import { matchesSearch } from '../utilities/search.ts'

/** A table of records that belong to a fleet: drivers, vehicles, groups. */
type FleetTable = PgTable & Record<'id' | 'fleetId' | 'status' | 'search', PgColumn>

export interface FleetRecordsInput {
  fleetId: string
  searchKey?: string | undefined
  status?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
}

/** The queries that these tables share. */
export function fleetRecords<T extends FleetTable>(table: T) {
  type Row = T['$inferSelect']
  const from: PgTable = table
  return {
    /** The fleet of a record. Undefined if there is no such record. */
    async findFleetId(tx: Tx, id: string): Promise<string | undefined> {
      const [found] = await tx.select({ fleetId: table.fleetId }).from(from).where(eq(table.id, id))
      return found?.fleetId as string | undefined
    },
    /** A page of the fleet's records, and their count. */
    async list(
      tx: Tx,
      input: FleetRecordsInput,
      orderBy: SQL[],
    ): Promise<{ found: Row[]; total: ListCount }> {
      const where = and(
        eq(table.fleetId, input.fleetId),
        input.status ? eq(table.status, input.status) : undefined,
        matchesSearch(table.search, input.searchKey),
      )
      const { searchKey } = input
      const { ids, total } = await findPage(tx, table, {
        where,
        orderBy,
        range: limitAndOffset(input),
        searchKey,
      })
      return { found: await rowsById(tx, table, ids), total }
    },
    /** A record of the fleet, locked until the transaction ends. Throws NotFound if there is none. */
    async lock(tx: Tx, fleetId: string, id: string): Promise<Row> {
      const own = and(eq(table.id, id), eq(table.fleetId, fleetId))
      const [found] = await tx.select().from(from).where(own).for('update')
      if (!found) throw new Fault('NotFound')
      return found
    },
  }
}
