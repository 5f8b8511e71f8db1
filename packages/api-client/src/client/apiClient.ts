import type { AnyEndpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.ts'
import type { ApiError } from './apiError.ts'
import type { Connection } from './connection.ts'
import type { PathOverrides } from './request.ts'
import type { Session } from './session.ts'

export interface ApiClientOptions {
  /** The API base that every path is relative to. */
  baseUrl: string
  session: Session
  fetch?: (request: Request) => Promise<Response>
  /** Other paths for single calls. */
  paths?: PathOverrides
  /** Put before the token in the Authorization header. Default none: the header is the token itself. */
  authScheme?: 'Bearer'
  /** The header of the idempotency key, or false for a server that refuses unknown headers. Default `Idempotency-Key`. */
  idempotency?: string | false
  /**
   * `careful` (default): a missing connection is waited for, for two minutes, and ends the session only then; a page of
   * a proxy ends none. `strict`: the first lost connection ends it, to the letter of the API's rules.
   */
  errorPolicy?: 'careful' | 'strict'
}

export interface CallOptions {
  /**
   * Ends a read. A write that was sent goes on, but what became of it is asked no more, and it is not sent again.
   * A payment does not heed it.
   */
  signal?: AbortSignal
  /** One per intent of a person: the same key for another try of the same thing. */
  key?: string
  /** Reads anew what is on screen already, unasked: a lost connection in the middle of it does not end the session. */
  isBackgroundRefetch?: boolean
  /** One part of a longer work that goes on from the page: a lost connection in the middle of it does not end the session. */
  partOfBatch?: boolean
  /** Tells when a lost answer is being looked up. */
  onOutcomeLookup?: () => void
}

export interface ApiClient {
  readonly session: Session
  /** The API base that every path is relative to. */
  readonly baseUrl: string
  /** Whether the server can be reached, for a banner. */
  readonly connection: Connection
  /**
   * Makes a call and resolves to its decoded answer; rejects with ApiError and nothing else.
   * Reads are retried, and wait for a missing connection. A write without a definite answer of its own is looked up by
   * key: done is its answer; without effect it is sent once more, or, where it moves money, rejected with kind `not-applied`
   * for the person to decide. What is not found out within two minutes is rejected: with kind `unknown` where it moves
   * money, else as it failed. No write is ever aborted; one that moves no money is not sent again once its signal gives it up; a payment that is not answered
   * within a minute is looked up while its own answer may still come.
   */
  call<R extends AnyEndpoint>(
    endpoint: R,
    input: EndpointInput<R>,
    options?: CallOptions,
  ): Promise<EndpointOutput<R>>
  /**
   * What became of a call that was sent earlier under a key, without sending anything again: its answer, its refusal,
   * or ApiError of kind `not-applied` (it had no effect, nor ever will) or `outcome-unknown`. Ends after two minutes at most.
   */
  getOutcome<R extends AnyEndpoint>(endpoint: R, key: string): Promise<EndpointOutput<R>>
  /** Tells of every failure, for error pages, the deactivated-fleet dialog and reports to the host. */
  subscribeToErrors(listener: (error: ApiError, endpoint: AnyEndpoint) => void): () => void
}
