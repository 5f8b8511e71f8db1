import type { AnyEndpoint, EndpointOutput } from '../contract/endpoint.ts'
import { getCurrentUser, logout, refreshSession, type User } from '../contract/session.ts'
import type { ApiClient, ApiClientOptions, CallOptions } from './apiClient.ts'
import { createAuthorizedTransport } from './authorizedTransport.ts'
import { checkBaseUrl } from './baseUrl.ts'
import { createConnection, type OwnConnection } from './connection.ts'
import { createFailurePolicy } from './failurePolicy.ts'
import { createKeyedWrites } from './keyedWrites.ts'
import { withReadRetry, withRenewalRetry } from './retry.ts'
import type { SessionCalls } from './session.ts'
import { createTransport, type Transport } from './transport.ts'
import { withTimeout } from './withTimeout.ts'

/** The longest time that the renewal of a token may take, in milliseconds. */
const renewalTimeout = 60_000

/** The calls that a session makes for itself. They bypass the session layer. */
function createSessionCalls(send: Transport, connection: OwnConnection): SessionCalls {
  const limited = (run: () => Promise<unknown>) => withTimeout(renewalTimeout, run)
  return {
    refresh: async (refreshToken) =>
      (await withRenewalRetry(
        () => limited(() => send(refreshSession, { refreshToken })),
        connection,
      )) as EndpointOutput<typeof refreshSession>,
    readUser: async (token) =>
      (await withRenewalRetry(() => limited(() => send(getCurrentUser, {}, { token })), connection)) as User,
    revoke: (token) => limited(() => send(logout, {}, { token })),
  }
}

/**
 * Creates a client from its layers, lowest first: transport, session, read retry and keyed write, failure policy. Each
 * layer is a file of its own. Throws a TypeError if `baseUrl` is neither an http or https URL nor a path such as `/api`.
 *
 * @since 0.1.0
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, idempotency = 'Idempotency-Key', errorPolicy = 'resilient' } = options
  checkBaseUrl(baseUrl)
  const sendRequest = options.fetch ?? ((request: Request) => fetch(request))
  // Any response shows that the server is reachable, even one that the page may not read.
  const connection = createConnection((signal) =>
    sendRequest(new Request(baseUrl, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal })),
  )
  const transport = createTransport({
    ...options,
    sendRequest,
    idempotencyHeader: idempotency,
    connection,
  })
  const send = createAuthorizedTransport(transport, session)
  const policy = createFailurePolicy({
    session,
    connection,
    errorPolicy,
    describeAccess: options.describeAccess,
  })
  const { onBudgetSpent } = policy
  const writes = createKeyedWrites({
    send,
    connection,
    errorPolicy,
    hasKeys: Boolean(idempotency),
    onBudgetSpent,
  })
  session.connect(createSessionCalls(transport, connection))

  function read(endpoint: AnyEndpoint, input: unknown, epoch: number, signal?: AbortSignal) {
    const attempt = () => send(endpoint, input, { epoch, signal })
    return errorPolicy === 'strict'
      ? attempt()
      : withReadRetry(attempt, { connection, signal, onBudgetSpent })
  }

  function make(endpoint: AnyEndpoint, input: unknown, epoch: number, callOptions: CallOptions) {
    if (endpoint.kind === 'read') return read(endpoint, input, epoch, callOptions.signal)
    if (endpoint.access === 'public') return send(endpoint, input, { epoch })
    return writes.send(endpoint, input, epoch, callOptions)
  }

  return {
    session,
    baseUrl,
    connection,
    call: (endpoint, input, callOptions = {}) =>
      policy.run(endpoint, callOptions, (epoch) => make(endpoint, input, epoch, callOptions)) as never,
    getOutcome: (endpoint, key) =>
      policy.run(endpoint, {}, (epoch) => writes.getOutcome(endpoint, key, epoch)) as never,
    subscribeToErrors: policy.subscribe,
  }
}
