import { createGroup, listGroups, updateGroup } from 'api-client/contract/groups'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { driverGroup } from '../db/schema.ts'
import { definedOf } from '../domain/definedOf.ts'
import { newId } from '../domain/ids.ts'
import { pageOf } from '../domain/paging.ts'
import { matches, searchText } from '../domain/search.ts'
import { unlessTaken } from '../domain/unique.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

type GroupRow = typeof driverGroup.$inferSelect

const wire = ({ id, name, status, fleetId }: GroupRow) => ({
  groupId: id,
  name,
  status: status as 'active' | 'inactive',
  fleetId,
})

async function groupOwner(tx: Tx, { groupId }: { groupId: string }) {
  const [found] = await tx
    .select({ fleetId: driverGroup.fleetId })
    .from(driverGroup)
    .where(eq(driverGroup.id, groupId))
  return found?.fleetId
}

export const groupRoutes = [
  handle(listGroups, async ({ tx }, input) => {
    const { limit, offset } = pageOf(input)
    const where = and(
      eq(driverGroup.fleetId, input.fleetId),
      input.status ? eq(driverGroup.status, input.status) : undefined,
      matches(driverGroup.search, input.searchKey),
    )
    const found = await tx
      .select()
      .from(driverGroup)
      .where(where)
      .orderBy(desc(driverGroup.createdAt), desc(driverGroup.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(driverGroup).where(where)
    return { groups: found.map(wire), count: total?.count ?? 0 }
  }),

  handle(createGroup, async ({ tx, now }, { fleetId, name }) => {
    const made = { id: newId('grp'), fleetId, name, search: searchText(name), createdAt: now }
    const [row] = await unlessTaken('driver_group_key', 'G1000', () =>
      tx.insert(driverGroup).values(made).returning(),
    )
    return wire(row as GroupRow)
  }),

  handle(
    updateGroup,
    async ({ tx, fleet }, { groupId, ...patch }) => {
      const own = and(eq(driverGroup.id, groupId), eq(driverGroup.fleetId, fleet.id))
      const [before] = await tx.select().from(driverGroup).where(own).for('update')
      if (!before) throw new Fault('NotFound')
      const after = { ...before, ...definedOf(patch) }
      const [row] = await unlessTaken('driver_group_key', 'G1000', () =>
        tx
          .update(driverGroup)
          .set({ ...after, search: searchText(after.name) })
          .where(own)
          .returning(),
      )
      return wire(row as GroupRow)
    },
    groupOwner,
  ),
]
