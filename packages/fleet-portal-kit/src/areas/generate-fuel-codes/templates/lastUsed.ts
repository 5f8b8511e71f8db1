import type { Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../provider/deviceStorage.ts'

const times = z.record(z.string(), z.int())

/** When each template was last used, in milliseconds since the epoch, by template id. */
export type LastUsed = Readonly<Record<string, number>>

/** The maximum number of stored templates. The oldest are removed. */
const maxStored = 500

/** Stores in the browser when a user last used the templates of a fleet. */
export function createLastUsedStore(store: DeviceStorage, userId: string, fleetId: string) {
  const name = `templates-used:${userId}:${fleetId}`
  const read = (): LastUsed => {
    const parsed = z.safeParse(times, store.read(name))
    return parsed.success ? parsed.data : {}
  }
  return {
    read,
    mark(ids: readonly string[], now: number = Date.now()) {
      const all = { ...read(), ...Object.fromEntries(ids.map((id) => [id, now])) }
      const newest = Object.entries(all).toSorted(([, one], [, other]) => other - one)
      store.write(name, Object.fromEntries(newest.slice(0, maxStored)))
    },
  }
}

/** Sorts the templates that were used last to the start. The others keep their order. */
export const sortByLastUsed = (templates: readonly Template[], used: LastUsed): Template[] =>
  templates.toSorted(
    (one, other) => (used[other.fuelCodeTemplateId] ?? 0) - (used[one.fuelCodeTemplateId] ?? 0),
  )
