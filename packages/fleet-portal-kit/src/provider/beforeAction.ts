import { ApiError, type AnyEndpoint } from 'fleet-portal-api-client'
import type { PathName } from 'fleet-portal-api-client/contract/paths'

/** A call with an effect that a user is about to make. @since 0.1.0 */
export interface FleetPortalAction {
  /** The name of the endpoint, such as `createDriver` or `buyFuel`. */
  name: PathName
  /** Whether the call moves money or fuel credit. */
  kind: 'write' | 'money'
  /** The widget that makes the call, such as `drivers`. */
  widget: string
  /** The instance of the widget, as in its events. */
  instance: string
  /**
   * A copy of the input of the call: changing it changes nothing that is sent. Amounts are integers: centavos, millilitres, 1/10,000
   * peso per litre. Passwords, codes and card data are left out.
   */
  input: Readonly<Record<string, unknown>>
}

/** The decision of your page: nothing allows the action, `deny` refuses it with a reason that the user sees. @since 0.1.0 */
export type BeforeActionAnswer = void | undefined | { deny: string }

/**
 * Decides about an action before it is sent. Your page may ask a supervisor meanwhile. If it throws, rejects, or takes longer
 * than 30 seconds, the action is not sent, and the user sees that it could not be checked.
 *
 * @since 0.1.0
 */
export type BeforeAction = (action: FleetPortalAction) => BeforeActionAnswer | Promise<BeforeActionAnswer>

/** How long the page may take to decide, in milliseconds. */
const decisionTimeout = 30_000

/** Inputs that no page sees. */
const secretInputs: ReadonlySet<string> = new Set([
  'password',
  'otp',
  'code',
  'token',
  'paymentToken',
  'creditCardNo',
  'expiryDate',
  'cardCvn',
])

/** A copy of a value with its lists and plain objects. A file is the same file: a page cannot change it. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]))
}

/** A copy, so that a page that changes it does not change what is sent. */
const visibleInput = (input: object) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      secretInputs.has(name) ? [] : [[name, copyOf(value)] as const],
    ),
  )

/** The error of an action that was not sent. Without a reason the action could not be checked. */
const denied = (reason?: string, cause?: unknown) =>
  new ApiError({ kind: 'denied', status: 0, serverMessage: reason, cause, hasResponse: false })

/** Resolves to the decision; rejects after the timeout. */
async function decide(before: BeforeAction, action: FleetPortalAction): Promise<BeforeActionAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ApiError({ kind: 'timeout', status: 0, hasResponse: false })),
      decisionTimeout,
    )
  })
  try {
    return await Promise.race([Promise.resolve(before(action)), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks the page about an action. Rejects with ApiError of kind `denied` unless the page allows it. */
export async function checkAction(
  before: BeforeAction,
  { name, kind }: AnyEndpoint,
  input: object,
  source: Pick<FleetPortalAction, 'widget' | 'instance'>,
): Promise<void> {
  if (kind === 'read') return
  let answer: BeforeActionAnswer
  try {
    answer = await decide(before, { name, kind, input: visibleInput(input), ...source })
  } catch (error) {
    throw denied(undefined, error)
  }
  // Pages without TypeScript may answer with false.
  if (answer != null) throw denied(answer.deny)
}
