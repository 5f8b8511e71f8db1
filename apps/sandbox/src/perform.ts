import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import * as z from 'zod/mini'
import type { AppOptions } from './app.ts'
import { Context, type AfterCommitTask, type Settings } from './context.ts'
import { databaseNow } from './db/connect.ts'
import { audit } from './db/schema.ts'
import { transaction } from './db/transaction.ts'
import { decodeInput, readWireInput, type Wire } from './decode.ts'
import { authenticate } from './domain/tokens.ts'
import { Fault } from './fault.ts'
import type { Binding } from './handle.ts'
import { inTransaction } from './inTransaction.ts'
import { storeAnswer, findStoredAnswer, requestHash, type StoredAnswer } from './idempotency.ts'

/** The stage of a call: before its transaction, before the commit, after the commit. */
export type Stage = 'before-tx' | 'mid-tx' | 'after-commit'

type PerformOptions = Omit<AppOptions, keyof Settings> & { settings: Settings; network?: string | undefined }

/** Finds the fleet of a call and checks the user's permission on it. Refuses a call that no rule allows. */
export async function authorize(
  context: Context,
  { endpoint, fleetOf }: Binding,
  input: unknown,
  request: Request,
) {
  if (endpoint.access === 'public') return
  const fleetId = (input as { fleetId?: unknown }).fleetId
  if (typeof fleetId === 'string') return context.enterFleet(endpoint, fleetId)
  if (typeof fleetOf === 'function') {
    const owner = await fleetOf(context.tx, input as never)
    // The same answer for a record of another fleet and for a missing record.
    if (owner === undefined || !context.roleIn(owner)) throw new Fault('NotFound')
    return context.enterFleet(endpoint, owner)
  }
  const header = request.headers.get('X-Fleet-Id')
  if (header) return context.enterFleet(endpoint, header)
  if (endpoint.access === 'session') return
  await context.refuseWithoutAnyAccess(endpoint.access)
}

/** The fleet in the X-Fleet-Id header, unless the header is a field of the input. */
const fleetIdInHeader = (endpoint: AnyEndpoint, { headers }: Request): string | undefined =>
  Object.values(endpoint.headers ?? {}).includes('X-Fleet-Id')
    ? undefined
    : (headers.get('X-Fleet-Id') ?? undefined)

async function runCall(
  context: Context,
  binding: Binding,
  request: Request,
  wire: Wire,
  prepared: unknown,
): Promise<StoredAnswer> {
  const { endpoint } = binding
  if (endpoint.access !== 'public') {
    context.setCurrentUser(await authenticate(context, request.headers.get('Authorization')))
  }
  const key = request.headers.get('Idempotency-Key')
  // The answer of a money call is stored even if its request has secrets: its answer has none.
  const isStored = endpoint.kind === 'money' || (endpoint.kind === 'write' && !endpoint.secret)
  const isKeyed =
    key !== null && isStored && endpoint.access !== 'public' && endpoint.name !== 'resolveIdempotencyKey'
  const hash = isKeyed
    ? await requestHash(context.settings, endpoint, wire, fleetIdInHeader(endpoint, request))
    : undefined
  // A repeated call returns its first answer, even if that call changed its record, its fleet or the user's permission.
  const storedAnswer = hash && key !== null ? await findStoredAnswer(context, key, hash) : undefined
  if (storedAnswer) return storedAnswer

  const input = decodeInput(endpoint, wire)
  await authorize(context, binding, input, request)
  if (endpoint.activeFleetOnly && !binding.isMissing && context.fleet.status !== 'active')
    throw new Fault('F1001')
  const issues = endpoint.check?.(input as never, context.today) ?? []
  if (issues.length > 0) throw new Fault('BadRequest', { fields: issues })
  const output = await binding.run(context, input as never, prepared as never)
  const body = z.encode(endpoint.output as z.ZodMiniType, output)
  const answer = { status: 200, body }
  if (hash && key !== null) await storeAnswer(context, endpoint, key, hash, answer)
  if (endpoint.kind !== 'read' && context.maybeCurrentUser) await writeAudit(context, endpoint.name)
  return answer
}

async function writeAudit(context: Context, action: string): Promise<void> {
  await context.tx.insert(audit).values({
    at: context.now,
    userId: context.maybeCurrentUser?.id ?? null,
    fleetId: context.maybeFleet?.id ?? null,
    action,
    requestId: context.requestId,
    detail: context.auditDetail ?? null,
  })
}

function startAfterCommit(
  task: AfterCommitTask,
  call: string,
  requestId: string,
  options: PerformOptions,
): void {
  task((run) => inTransaction(options, run)).catch((error: unknown) =>
    options.onFailure?.({ requestId, call, error }),
  )
}

/** Runs a request in one transaction: its effect, the stored answer, the audit row and the messages commit together. */
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
    // The body is read only for a signed-in caller.
    await inTransaction(options, (context) => authenticate(context, request.headers.get('Authorization')))
  }
  const wire = await readWireInput(endpoint, request, params)
  await onStage?.('before-tx', request)
  let tasks: readonly AfterCommitTask[] = []
  /** Runs a transaction of this call. A Fault with `commit` commits the writes and is returned. */
  const transact = <T>(run: (context: Context) => Promise<T>): Promise<T | Fault> =>
    transaction(db, async (tx) => {
      const now = await databaseNow(tx)
      const { origin } = new URL(settings.publicUrl ?? request.url)
      const context = new Context(tx, clock?.(now) ?? now, settings, requestId, { origin, network })
      tasks = context.afterCommit
      try {
        return await run(context)
      } catch (error) {
        if (error instanceof Fault && error.details.commit) return error
        throw error
      }
    })
  const prepareContext = {
    settings,
    inTransaction: async <T>(run: (context: Context) => Promise<T>): Promise<T> => {
      const result = await transact(run)
      if (result instanceof Fault) throw result
      return result
    },
  }
  const prepared = await binding.prepare?.(prepareContext, decodeInput(endpoint, wire) as never)
  const result = await transact(async (context) => {
    const answer = await runCall(context, binding, request, wire, prepared)
    await onStage?.('mid-tx', request)
    return answer
  })
  await onStage?.('after-commit', request)
  for (const task of tasks) startAfterCommit(task, endpoint.name, requestId, options)
  if (result instanceof Fault) throw result
  const body = envelope ? { message: 'OK', data: result.body } : result.body
  if (body === undefined) return new Response(null, { status: 204 })
  return Response.json(body, { status: result.status })
}
