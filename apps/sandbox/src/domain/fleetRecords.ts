import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connect.ts'
import { Fault } from '../fault.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { matchesSearch } from '../utilities/search.ts'

/** A table of what a fleet has many of: drivers, vehicles, groups. */
type FleetTable = PgTable & Record<'id' | 'fleetId' | 'status' | 'search', PgColumn>

export interface FleetRecordsInput {
  fleetId: string
  searchKey?: string | undefined
  status?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
}

/** What every such table is asked for. */
export function fleetRecords<T extends FleetTable>(table: T) {
  type Row = T['$inferSelect']
  const from: PgTable = table
  return {
    /** The fleet that a thing belongs to; undefined where there is none. */
    async findFleetId(tx: Tx, id: string): Promise<string | undefined> {
      const [found] = await tx.select({ fleetId: table.fleetId }).from(from).where(eq(table.id, id))
      return found?.fleetId as string | undefined
    },
    /** A page of the fleet's things, and how many there are in all. */
    async list(tx: Tx, input: FleetRecordsInput, orderBy: SQL[]): Promise<{ found: Row[]; count: number }> {
      const { limit, offset } = limitAndOffset(input)
      const where = and(
        eq(table.fleetId, input.fleetId),
        input.status ? eq(table.status, input.status) : undefined,
        matchesSearch(table.search, input.searchKey),
      )
      const found = await tx
        .select()
        .from(from)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      const [total] = await tx.select({ count: count() }).from(from).where(where)
      return { found, count: total?.count ?? 0 }
    },
    /** A thing of the fleet, locked until the transaction ends. Refuses with NotFound where there is none. */
    async lock(tx: Tx, fleetId: string, id: string): Promise<Row> {
      const own = and(eq(table.id, id), eq(table.fleetId, fleetId))
      const [found] = await tx.select().from(from).where(own).for('update')
      if (!found) throw new Fault('NotFound')
      return found
    },
  }
}
