export { createApiClient } from './client/createApiClient.ts'
export type { Connection } from './client/connection.ts'
export type { ApiClient, ApiClientOptions, CallOptions } from './client/apiClient.ts'
export { ApiError } from './client/apiError.ts'
export type { ErrorKind, FieldError } from './client/apiError.ts'
export { portalSession } from './client/portalSession.ts'
export type { PortalSessionOptions } from './client/portalSession.ts'
export { embeddedSession } from './client/embeddedSession.ts'
export type { EmbeddedToken, SessionSource } from './client/embeddedSession.ts'
export type {
  Session,
  SessionEnd,
  SessionEndCause,
  SessionEndReason,
  SessionState,
} from './client/session.ts'
export type { PathOverrides } from './client/request.ts'
export { uniqueId } from './uniqueId.ts'
export type { AnyEndpoint, EndpointInput, EndpointOutput, Endpoint } from './contract/endpoint.ts'
