export { createApiClient } from './client/createApiClient.ts'
export type { Connection } from './client/connection.ts'
export type { ApiClient, ApiClientOptions, CallOptions } from './client/apiClient.ts'
export { ApiError } from './client/apiError.ts'
export type { ApiErrorDetails, ErrorKind, FieldError } from './client/apiError.ts'
export { createPortalSession } from './client/createPortalSession.ts'
export type { PortalSessionOptions } from './client/createPortalSession.ts'
export type { PortalStorageOptions } from './client/createPortalStorage.ts'
export type { KeyValueStorage } from './client/safeStorage.ts'
export { createEmbeddedSession } from './client/createEmbeddedSession.ts'
export type { EmbeddedToken, SessionRequestReason, SessionSource } from './client/createEmbeddedSession.ts'
export type {
  Session,
  SessionCalls,
  SessionEnd,
  SessionEndCause,
  SessionEndReason,
  SessionState,
  Tokens,
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
