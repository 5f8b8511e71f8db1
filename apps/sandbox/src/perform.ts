import { roleAllows } from 'api-client/contract/access'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import * as z from 'zod/mini'
import type { AppOptions } from './app.ts'
import { Context, type Later, type Settings } from './context.ts'
import { databaseNow } from './db/connect.ts'
import { audit } from './db/schema.ts'
import { transaction } from './db/transaction.ts'
import { inputOf, wireOf, type Wire } from './decode.ts'
import { authenticate } from './domain/tokens.ts'
import { Fault } from './fault.ts'
import type { Binding } from './handle.ts'
import { inTransaction } from './inTransaction.ts'
import { keep, replay, requestHash, type Answer } from './idempotency.ts'

/** Where a call is: before its transaction, with its work done but not committed, after the commit. */
export type Stage = 'before-tx' | 'mid-tx' | 'after-commit'

type PerformOptions = Omit<AppOptions, keyof Settings> & { settings: Settings; network?: string | undefined }

/** Finds the fleet that a call is about and checks the person's right there; without a rule that lets it pass, refuses. */
export async function authorize(
  context: Context,
  { endpoint, fleetOf }: Binding,
  input: unknown,
  request: Request,
) {
  if (endpoint.access === 'public') return
  const named = (input as { fleetId?: unknown }).fleetId
  if (typeof named === 'string') return context.enter(endpoint, named)
  if (typeof fleetOf === 'function') {
    const owner = await fleetOf(context.tx, input as never)
    // Of another fleet or not there at all: the same answer.
    if (owner === undefined || !context.roleIn(owner)) throw new Fault('NotFound')
    return context.enter(endpoint, owner)
  }
  const header = request.headers.get('X-Fleet-Id')
  if (header) return context.enter(endpoint, header)
  if (endpoint.access === 'session') return
  const roles = context.person.accesses.map(({ fleetId }) => fleetId && context.roleIn(fleetId))
  if (!roles.some((role) => role && roleAllows(endpoint.access, role))) throw new Fault('Forbidden')
}

/** The fleet that a header names and the input does not. */
const fleetNamedBy = (endpoint: AnyEndpoint, { headers }: Request): string | undefined =>
  Object.values(endpoint.headers ?? {}).includes('X-Fleet-Id')
    ? undefined
    : (headers.get('X-Fleet-Id') ?? undefined)

async function work(
  context: Context,
  binding: Binding,
  request: Request,
  wire: Wire,
  prepared: unknown,
): Promise<Answer> {
  const { endpoint } = binding
  if (endpoint.access !== 'public') {
    context.signIn(await authenticate(context, request.headers.get('Authorization')))
  }
  const key = request.headers.get('Idempotency-Key')
  // A call that moves money is kept even where its request holds secrets: its answer holds none.
  const isKept = endpoint.kind === 'money' || (endpoint.kind === 'write' && !endpoint.secret)
  const isKeyed =
    key !== null && isKept && endpoint.access !== 'public' && endpoint.name !== 'resolveIdempotencyKey'
  const hash = isKeyed
    ? await requestHash(context.settings, endpoint, wire, fleetNamedBy(endpoint, request))
    : undefined
  // Before anything is read that the call itself may have changed: its target, its fleet, the person's right to it.
  const before = hash && key ? await replay(context, key, hash) : undefined
  if (before) return before

  const input = inputOf(endpoint, wire)
  await authorize(context, binding, input, request)
  if (endpoint.activeFleetOnly && !binding.isMissing && context.fleet.status !== 'active')
    throw new Fault('F1001')
  const issues = endpoint.check?.(input as never, context.today) ?? []
  if (issues.length > 0) throw new Fault('BadRequest', { fields: issues })
  const output = await binding.run(context, input as never, prepared as never)
  const body = z.encode(endpoint.output as z.ZodMiniType, output)
  const answer = { status: 200, body }
  if (hash && key) await keep(context, endpoint, key, hash, answer)
  if (endpoint.kind !== 'read' && context.maybePerson) await record(context, endpoint.name)
  return answer
}

async function record(context: Context, action: string): Promise<void> {
  await context.tx.insert(audit).values({
    at: context.now,
    userId: context.maybePerson?.id ?? null,
    fleetId: context.maybeFleet?.id ?? null,
    action,
    requestId: context.requestId,
    detail: context.detail ?? null,
  })
}

function startLater(act: Later, call: string, requestId: string, options: PerformOptions): void {
  act((run) => inTransaction(options, run)).catch((error: unknown) =>
    options.onFailure?.({ requestId, call, error }),
  )
}

/** One request, one transaction: the effect, the kept answer, the audit row and the messages commit together. */
export async function perform(
  binding: Binding,
  request: Request,
  params: Record<string, string>,
  requestId: string,
  options: PerformOptions,
): Promise<Response> {
  const { db, settings, clock, onStage, envelope, network } = options
  const { endpoint } = binding
  if (endpoint.access !== 'public' && endpoint.method !== 'GET') {
    // Nothing of a body is read for a stranger.
    await inTransaction(options, (context) => authenticate(context, request.headers.get('Authorization')))
  }
  const wire = await wireOf(endpoint, request, params)
  await onStage?.('before-tx', request)
  let later: readonly Later[] = []
  /** One transaction of this call. A refusal that keeps what was written commits, and is the result. */
  const transact = <T>(act: (context: Context) => Promise<T>): Promise<T | Fault> =>
    transaction(db, async (tx) => {
      const now = await databaseNow(tx)
      const { origin } = new URL(request.url)
      const context = new Context(tx, clock?.(now) ?? now, settings, requestId, { origin, network })
      later = context.later
      try {
        return await act(context)
      } catch (error) {
        if (error instanceof Fault && error.details.commit) return error
        throw error
      }
    })
  const before = {
    settings,
    inTransaction: async <T>(act: (context: Context) => Promise<T>): Promise<T> => {
      const result = await transact(act)
      if (result instanceof Fault) throw result
      return result
    },
  }
  const prepared = await binding.prepare?.(before, inputOf(endpoint, wire) as never)
  const result = await transact(async (context) => {
    const answer = await work(context, binding, request, wire, prepared)
    await onStage?.('mid-tx', request)
    return answer
  })
  await onStage?.('after-commit', request)
  if (result instanceof Fault) throw result
  for (const act of later) startLater(act, endpoint.name, requestId, options)
  const body = envelope ? { message: 'OK', data: result.body } : result.body
  if (body === undefined) return new Response(null, { status: 204 })
  return Response.json(body, { status: result.status })
}
