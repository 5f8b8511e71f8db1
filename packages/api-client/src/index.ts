export { createApiClient } from './client/createApiClient.ts'
export type { Connection } from './client/connection.ts'
export type { ApiClient, ApiClientOptions, CallOptions } from './client/apiClient.ts'
export { ApiError } from './client/apiError.ts'
export type { ErrorKind, FieldError } from './client/apiError.ts'
export { createPortalSession } from './client/createPortalSession.ts'
export type { PortalSessionOptions } from './client/createPortalSession.ts'
export { createEmbeddedSession } from './client/createEmbeddedSession.ts'
export type { EmbeddedToken, SessionSource } from './client/createEmbeddedSession.ts'
export type {
  Session,
  SessionEnd,
  SessionEndCause,
  SessionEndReason,
  SessionState,
} from './client/session.ts'
export type { PathOverrides } from './client/request.ts'
export { uniqueId } from './uniqueId.ts'
export { itemIdOf, pageSizes, readList } from './contract/endpoint.ts'
export type {
  AnyEndpoint,
  Endpoint,
  EndpointInput,
  EndpointOutput,
  ListEndpoint,
  ListItem,
} from './contract/endpoint.ts'
