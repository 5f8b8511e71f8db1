import type { Access } from '../contract/access.ts'
import type { AnyEndpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.ts'
import type { ApiError } from './apiError.ts'
import type { Connection } from './connection.ts'
import type { PathOverrides } from './request.ts'
import type { Session } from './session.ts'

/** Options of `createApiClient`. @since 0.1.0 */
export interface ApiClientOptions {
  /** The base URL of the API: `https://api.example.ph`, or a path such as `/api`. Every path is relative to it. */
  baseUrl: string
  /** Made by `createPortalSession` or `createEmbeddedSession`. */
  session: Session
  /** Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Replaces the paths of single endpoints. */
  paths?: PathOverrides
  /** The scheme of the Authorization header. Default: none, the header is the token itself. */
  authScheme?: 'Bearer'
  /** The name of the idempotency-key header. `false` for a server that refuses unknown headers. Default: `Idempotency-Key`. */
  idempotency?: string | false
  /**
   * `resilient` (default): the client waits up to two minutes for a missing connection before the session ends, and a
   * page of a proxy does not end it. `strict`: the first lost connection ends the session, as the API document says.
   */
  errorPolicy?: 'resilient' | 'strict'
  /**
   * Describes what a call requires, for the message of an access error. `describeAccess` of
   * `fleet-portal-api-client/contract/describeAccess` names the permission and its roles. Default: the rule as JSON.
   */
  describeAccess?: ((access: Access) => string) | undefined
}

/** Options of a single call. @since 0.1.0 */
export interface CallOptions {
  /**
   * Aborts a read. A write is never aborted, but after the signal its outcome is not looked up any more, and it is not
   * sent again. A money call ignores the signal.
   */
  signal?: AbortSignal
  /** The idempotency key of a write: one per intent of the user. Pass the same key to try the same write again. */
  key?: string
  /** A background refresh of data that is already on screen. A lost connection during it does not end the session. */
  isBackgroundRefetch?: boolean
  /** One batch of a longer job. A lost connection during it does not end the session. */
  partOfBatch?: boolean
  /** Called when the outcome lookup of a lost answer begins. */
  onOutcomeLookup?: () => void
}

/** A client of the fleet API. All calls share its session, retries and connection state. @since 0.1.0 */
export interface ApiClient {
  /** The session that the client was made with. */
  readonly session: Session
  /** The base URL of the API. */
  readonly baseUrl: string
  /** Whether the server can be reached, for a banner. */
  readonly connection: Connection
  /**
   * Calls an endpoint. Resolves to the decoded answer and rejects with ApiError only.
   *
   * - A read is retried, and waits up to two minutes for a missing connection.
   * - A write is sent once. If it gets no definite answer, the client looks up its outcome by the idempotency key for up
   *   to two minutes. A write that was not applied is sent once more under the retry key.
   * - A money call is never sent again. It rejects with `not-applied` or `outcome-unknown`. If it gets no answer within
   *   one minute, its outcome is looked up while the answer may still arrive.
   *
   * @example
   * const { drivers } = await client.call(listDrivers, { fleetId, page: 1, perPage: 50 })
   */
  call<R extends AnyEndpoint>(
    endpoint: R,
    input: EndpointInput<R>,
    options?: CallOptions,
  ): Promise<EndpointOutput<R>>
  /**
   * Looks up the outcome of a call that was sent earlier under a key. Sends nothing again. Resolves to the answer of that
   * call. Rejects with its refusal, `not-applied` (it had no effect, and never will) or `outcome-unknown`, within two
   * minutes.
   */
  getOutcome<R extends AnyEndpoint>(endpoint: R, key: string): Promise<EndpointOutput<R>>
  /** Calls back after every failed call. Returns a function that unsubscribes. */
  subscribeToErrors(listener: (error: ApiError, endpoint: AnyEndpoint) => void): () => void
}
