import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../provider/deviceStorage.ts'
import type { DraftStore } from '../../../provider/draftStore.ts'
import type { FleetEvent, FleetEventMap, FleetEventName } from '../../../provider/events.ts'

/** The events that change something, or that a user may want to find again. */
export const recordedEvents = [
  'driver.created',
  'driver.updated',
  'driver.deactivated',
  'driver.reactivated',
  'drivers.imported',
  'vehicle.created',
  'vehicle.updated',
  'vehicle.deactivated',
  'vehicle.reactivated',
  'vehicles.imported',
  'group.created',
  'group.updated',
  'group.deactivated',
  'group.reactivated',
  'user.invited',
  'user.updated',
  'user.removed',
  'cash-in.started',
  'cash-in.succeeded',
  'cash-in.failed',
  'card.added',
  'card.removed',
  'fuel.bought',
  'fuel-codes.generated',
  'fuel-code.deactivated',
  'fleet-card.updated',
  'fleet-card.activated',
  'fleet-card.deactivated',
  'fleet-card.terminated',
  'loan.inquired',
  'loyalty.linked',
  'report.requested',
  'report.cancelled',
  'report.deleted',
  'password-reset.requested',
] as const satisfies readonly FleetEventName[]

export type RecordedEvent = (typeof recordedEvents)[number]

const fieldValue = z.nullish(z.union([z.string(), z.number(), z.boolean()]))

const activityEntry = z.object({
  id: z.string(),
  /** When it happened: `2026-11-20T06:05:00.000Z`. */
  at: z.string(),
  type: z.enum(recordedEvents),
  /** The id of the item, or the number of items. */
  subject: z.optional(z.string()),
  /** What was changed. Personal data have no values. */
  changes: z.optional(z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue }))),
  /** Centavos. */
  amount: z.optional(z.int()),
  /** The payment channel of a cash-in. */
  method: z.optional(z.string()),
  product: z.optional(z.string()),
  /** Milliliters. */
  volume: z.optional(z.int()),
})
export type ActivityEntry = z.output<typeof activityEntry>

/** The number of entries that are kept. */
const maxEntries = 200

/** The place of a user's activity in one fleet, in this browser. */
export const activityKey = (userId: string, fleetId: string): string => `activity:${fleetId}:${userId}`

/** The stored entries, newest first. Entries of another form are left out. */
export function readActivity(storage: DeviceStorage, key: string): readonly ActivityEntry[] {
  const stored = storage.read(key)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one) => {
    const parsed = z.safeParse(activityEntry, one)
    return parsed.success ? [parsed.data] : []
  })
}

const isRecorded = (type: FleetEventName): type is RecordedEvent =>
  (recordedEvents as readonly FleetEventName[]).includes(type)

/** The first value of the data of an event: an id, a type or a number. Events have no codes or card numbers. */
function subjectOf({ data }: FleetEvent): string | undefined {
  const [first] = Object.values(data) as readonly unknown[]
  return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined
}

/** The name in the data of an event: of a driver or group, a plate, or an email. */
function nameOf({ data }: FleetEvent): string | undefined {
  const { name, plateNumber, email } = data as { name?: string; plateNumber?: string; email?: string }
  return name ?? plateNumber ?? email
}

/** What the data of an event say besides ids and names. */
function detailsOf({ data }: FleetEvent) {
  const { changes, amount, charge, method, product, volume } = data as Partial<
    FleetEventMap['driver.updated'] & FleetEventMap['cash-in.started'] & FleetEventMap['fuel.bought']
  >
  return { changes, amount: amount ?? charge, method, product, volume }
}

type Memory = Pick<DraftStore, 'read' | 'writeSilently'>
const namesKey = 'activity-names'

/**
 * The names of items, by the ids of entries: of a driver or group, a plate, an email, or the holder of a card or code. They are in
 * memory only, and go with signing out: the storage of the browser keeps no personal data after it.
 */
export const activityNames = (memory: Memory): Readonly<Record<string, string>> => memory.read(namesKey) ?? {}

/**
 * Stores an event, if it is one that is recorded, and was not stored before. `findName` knows the names of items that events
 * have no name of.
 */
export function recordActivity(
  storage: DeviceStorage,
  memory: Memory,
  key: string,
  event: FleetEvent,
  findName?: (event: FleetEvent) => string | undefined,
): void {
  const { id, at, type } = event
  if (!isRecorded(type)) return
  const earlier = readActivity(storage, key)
  if (earlier.some((one) => one.id === id)) return
  const subject = subjectOf(event)
  const name = nameOf(event) ?? findName?.(event)
  if (name) memory.writeSilently(namesKey, { ...activityNames(memory), [id]: name })
  const entry = { id, at, type, ...(subject !== undefined && { subject }), ...detailsOf(event) }
  storage.write(key, [entry, ...earlier].slice(0, maxEntries))
}
