import { createGroup, listGroups, updateGroup } from 'fleet-portal-api-client/contract/groups'
import { desc, eq } from 'drizzle-orm'
import { driverGroup } from '../db/schema.ts'
import { omitUndefined } from '../utilities/omitUndefined.ts'
import { newId } from '../utilities/ids.ts'
import { searchText } from '../utilities/search.ts'
import { fleetRecords } from '../domain/fleetRecords.ts'
import { mapUniqueViolation } from '../utilities/mapUniqueViolation.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

type GroupRow = typeof driverGroup.$inferSelect

const toWire = ({ id, name, status, fleetId }: GroupRow) => ({
  groupId: id,
  name,
  status: status as 'active' | 'inactive',
  fleetId,
})

const groups = fleetRecords(driverGroup)
const newestFirst = [desc(driverGroup.createdAt), desc(driverGroup.id)]
const sortValues = { name: byText(driverGroup.name), createdAt: driverGroup.createdAt }

export const groupRoutes = [
  handle(listGroups, async ({ tx }, input) => {
    const { found, total } = await groups.list(tx, input, sortedBy(input, sortValues, newestFirst))
    return { groups: found.map(toWire), ...total }
  }),

  handle(createGroup, async ({ tx, now }, { fleetId, name }) => {
    const values = { id: newId('grp'), fleetId, name, search: searchText(name), createdAt: now }
    const [row] = await mapUniqueViolation('driver_group_key', 'G1000', () =>
      tx.insert(driverGroup).values(values).returning(),
    )
    return toWire(row as GroupRow)
  }),

  handle(
    updateGroup,
    async ({ tx, fleet }, { groupId, ...patch }) => {
      const before = await groups.lock(tx, fleet.id, groupId)
      const after = { ...before, ...omitUndefined(patch) }
      const [row] = await mapUniqueViolation('driver_group_key', 'G1000', () =>
        tx
          .update(driverGroup)
          .set({ ...after, search: searchText(after.name) })
          .where(eq(driverGroup.id, groupId))
          .returning(),
      )
      return toWire(row as GroupRow)
    },
    (tx, { groupId }) => groups.findFleetId(tx, groupId),
  ),
]
