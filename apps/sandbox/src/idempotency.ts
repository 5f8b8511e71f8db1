import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Settings } from './context.ts'
import { rows } from './db/connect.ts'
import { idempotency } from './db/schema.ts'
import type { Wire } from './decode.ts'
import { Fault } from './fault.ts'

export interface Answer {
  status: number
  body: unknown
}

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return value.text()
  if (Array.isArray(value)) return Promise.all(value.map(plain))
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Promise.all(names.map(async (name) => [name, await plain((value as Wire)[name])]))
}

/**
 * The same for the same request, whatever the order of its fields; `fleetId` is what names the fleet beside them. Keyed:
 * a card number cannot be found by trying all.
 */
export async function requestHash(
  { secret }: Settings,
  endpoint: AnyEndpoint,
  wire: Wire,
  fleetId: string | undefined,
): Promise<string> {
  const text = JSON.stringify([endpoint.name, await plain(wire), ...(fleetId ? [fleetId] : [])])
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)))
}

/** Takes the key for this transaction; `false` while another one has it. */
async function hold(context: Context, key: string): Promise<boolean> {
  const name = `${context.person.id} ${key}`
  const [lock] = await rows<{ held: boolean }>(
    context.tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  )
  return lock?.held === true
}

const find = async (context: Context, key: string) => {
  const { tx, person } = context
  const [known] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, person.id), eq(idempotency.key, key)))
  return known
}

/** The answer that a keyed call gave before, or nothing for a new key, which is then held until the transaction ends. */
export async function replay(context: Context, key: string, hash: string): Promise<Answer | undefined> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Fault('BadRequest', { fields: [{ path: 'Idempotency-Key', code: 'invalid' }] })
  }
  if (!(await hold(context, key))) throw new Fault('KeyInProgress', { retryAfter: 1 })
  const known = await find(context, key)
  if (!known) return undefined
  if (known.state === 'void') throw new Fault('KeyVoid')
  if (known.requestHash !== hash) throw new Fault('KeyReused')
  return { status: known.status ?? 200, body: known.body }
}

/** Keeps an answer with its effect: both are there after the commit, or neither. */
export async function keep(
  context: Context,
  endpoint: AnyEndpoint,
  key: string,
  hash: string,
  answer: Answer,
) {
  await context.tx.insert(idempotency).values({
    userId: context.person.id,
    key,
    route: endpoint.name,
    requestHash: hash,
    state: 'done',
    status: answer.status,
    body: answer.body ?? null,
    createdAt: context.now,
  })
}

/** What became of a key. A key that nobody used is void from now on: its call can no longer take effect. */
export async function settle(context: Context, key: string) {
  if (!(await hold(context, key))) return { state: 'pending' as const }
  const known = await find(context, key)
  if (known?.state === 'done')
    return { state: 'done' as const, status: known.status ?? 200, body: known.body }
  if (!known) {
    await context.tx.insert(idempotency).values({
      userId: context.person.id,
      key,
      route: 'resolveIdempotencyKey',
      requestHash: '',
      state: 'void',
      createdAt: context.now,
    })
  }
  return { state: 'void' as const }
}
