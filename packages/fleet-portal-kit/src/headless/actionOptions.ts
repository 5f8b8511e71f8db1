import type { CallOptions } from 'fleet-portal-api-client'

/** Options of an action. @since 0.1.0 */
export interface ActionOptions {
  /**
   * One key per intent of the user. Pass the same key to try the same action again after a lost answer, and it takes effect
   * once. Default: a new key per call.
   */
  idempotencyKey?: string
  /** After the signal, an action whose answer is lost is neither looked up nor sent again. */
  signal?: AbortSignal
}

export const callOptionsOf = ({ idempotencyKey, signal }: ActionOptions = {}): CallOptions => ({
  ...(idempotencyKey !== undefined && { key: idempotencyKey }),
  ...(signal && { signal }),
})
