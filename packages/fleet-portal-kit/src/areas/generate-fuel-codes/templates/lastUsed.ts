import type { Template } from 'api-client/contract/fuelCodes'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../provider/deviceStorage.ts'

const times = z.record(z.string(), z.int())

/** When templates were last used, in milliseconds, by their ids. */
export type LastUsed = Readonly<Record<string, number>>

/** More than anybody uses; older ones are forgotten. */
const remembered = 500

/** What this browser knows of when a person used the templates of a fleet. */
export function lastUsedOf(store: DeviceStorage, userId: string, fleetId: string) {
  const name = `templates-used:${userId}:${fleetId}`
  const read = (): LastUsed => {
    const found = z.safeParse(times, store.read(name))
    return found.success ? found.data : {}
  }
  return {
    read,
    mark(ids: readonly string[], now: number = Date.now()) {
      const all = { ...read(), ...Object.fromEntries(ids.map((id) => [id, now])) }
      const newest = Object.entries(all).toSorted(([, one], [, other]) => other - one)
      store.write(name, Object.fromEntries(newest.slice(0, remembered)))
    },
  }
}

/** The templates that were used last come first; the others keep their order. */
export const lastUsedFirst = (templates: readonly Template[], used: LastUsed): Template[] =>
  templates.toSorted(
    (one, other) => (used[other.fuelCodeTemplateId] ?? 0) - (used[one.fuelCodeTemplateId] ?? 0),
  )
