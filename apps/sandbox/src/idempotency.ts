import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Settings } from './context.ts'
import { rows } from './db/connect.ts'
import { idempotency } from './db/schema.ts'
import type { Wire } from './decode.ts'
import { Fault } from './fault.ts'

export interface StoredAnswer {
  status: number
  body: unknown
}

async function canonicalValue(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return value.text()
  if (Array.isArray(value)) return Promise.all(value.map(canonicalValue))
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Promise.all(names.map(async (name) => [name, await canonicalValue((value as Wire)[name])]))
}

/**
 * A hash that is equal for equal requests, in any order of their fields. `fleetId` is the fleet of the X-Fleet-Id header.
 * The hash is keyed, so that no one can find a card number by hashing all of them.
 */
export async function requestHash(
  { secret }: Settings,
  endpoint: AnyEndpoint,
  wire: Wire,
  fleetId: string | undefined,
): Promise<string> {
  const text = JSON.stringify([endpoint.name, await canonicalValue(wire), ...(fleetId ? [fleetId] : [])])
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)))
}

/** Locks the key until the transaction ends. False if another transaction has locked it. */
async function tryLockKey(context: Context, key: string): Promise<boolean> {
  const name = `${context.currentUser.id} ${key}`
  const [lock] = await rows<{ isLocked: boolean }>(
    context.tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`,
  )
  return lock?.isLocked === true
}

const find = async (context: Context, key: string) => {
  const { tx, currentUser } = context
  const [stored] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, currentUser.id), eq(idempotency.key, key)))
  return stored
}

/** The stored answer of an earlier call with this key, or undefined for a new key. Locks the key until the transaction ends. */
export async function findStoredAnswer(
  context: Context,
  key: string,
  hash: string,
): Promise<StoredAnswer | undefined> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Fault('BadRequest', { fields: [{ path: 'Idempotency-Key', code: 'invalid' }] })
  }
  if (!(await tryLockKey(context, key))) throw new Fault('KeyInProgress', { retryAfter: 1 })
  const stored = await find(context, key)
  if (!stored) return undefined
  if (stored.state === 'void') throw new Fault('KeyVoid')
  if (stored.requestHash !== hash) throw new Fault('KeyReused')
  return { status: stored.status ?? 200, body: stored.body }
}

/** Stores the answer in the transaction of the call, so that effect and answer commit together. */
export async function storeAnswer(
  context: Context,
  endpoint: AnyEndpoint,
  key: string,
  hash: string,
  answer: StoredAnswer,
) {
  await context.tx.insert(idempotency).values({
    userId: context.currentUser.id,
    key,
    route: endpoint.name,
    requestHash: hash,
    state: 'done',
    status: answer.status,
    body: answer.body ?? null,
    createdAt: context.now,
  })
}

/** Resolves the outcome of a key. An unused key becomes void: a later call with it has no effect. */
export async function resolveKey(context: Context, key: string) {
  if (!(await tryLockKey(context, key))) return { state: 'pending' as const }
  const stored = await find(context, key)
  if (stored?.state === 'done')
    return { state: 'done' as const, status: stored.status ?? 200, body: stored.body }
  if (!stored) {
    await context.tx.insert(idempotency).values({
      userId: context.currentUser.id,
      key,
      route: 'resolveIdempotencyKey',
      requestHash: '',
      state: 'void',
      createdAt: context.now,
    })
  }
  return { state: 'void' as const }
}
