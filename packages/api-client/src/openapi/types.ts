import type { AnyEndpoint } from '../contract/endpoint.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { PathName } from '../contract/paths.ts'
import type { Json, JsonSchema } from './wireSchema.ts'

/** A call and its answer as they were sent. @since 0.1.0 */
export interface OpenApiExample {
  /** The values of the request by the names of the endpoint's input. Lists and numbers as JSON has them. */
  input: Readonly<Record<string, unknown>>
  /** The body of the answer. Undefined for an answer without a body. */
  answer?: unknown
}

/** Examples for the document. @since 0.1.0 */
export interface OpenApiExamples {
  /** A call and its answer, by the name of the endpoint. */
  operations: Partial<Readonly<Record<PathName, OpenApiExample>>>
  /** The body of a refusal, by its error code. */
  errors: Partial<Readonly<Record<ErrorCode, unknown>>>
}

/** A parameter in the path, the query or a header, or a reference to a shared one. @since 0.1.0 */
export type OpenApiParameter =
  | {
      name: string
      in: string
      required: boolean
      schema: JsonSchema
      description?: string
      style?: string
      explode?: boolean
      example?: unknown
    }
  | { $ref: string }

/** The body of a request, by media type. @since 0.1.0 */
export interface OpenApiRequestBody {
  /** Whether a request needs a body. */
  required: boolean
  /** The schema of each media type, and an example. */
  content: Record<string, { schema: JsonSchema | undefined; example?: unknown }>
}

/** One call of the API. @since 0.1.0 */
export interface OpenApiOperation {
  /** The name of the endpoint. */
  operationId: string
  /** The group of the call. */
  tags: string[]
  /** What the call does. */
  summary: string
  /** What else people need to know, and who may make the call. */
  description: string
  /** The inputs outside of the body. */
  parameters: OpenApiParameter[]
  /** The inputs in the body. */
  requestBody?: OpenApiRequestBody
  /** The answers by status. */
  responses: Json & {
    200: { description: string; content: Record<'application/json', { schema: JsonSchema }> }
  }
  /** Whether the call needs a token. */
  security: Json[]
  /** The kind of the endpoint. */
  'x-kind': AnyEndpoint['kind']
  /** Who may make the call. */
  'x-access': AnyEndpoint['access']
  /** Whether deactivated fleets may not make the call. */
  'x-active-fleet-only'?: true
}

/** An OpenAPI 3.1 document. @since 0.1.0 */
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string
  /** The title, the version and the conventions of the API. */
  info: { title: string; version: string; description: string; license: Json }
  /** The base URLs. */
  servers: readonly { url: string; description?: string }[]
  /** The groups of operations. */
  tags: readonly { name: string; description: string }[]
  /** The operations by path and method. */
  paths: Record<string, Record<string, OpenApiOperation>>
  /** The shared schemas, responses, examples, parameters and headers. */
  components: Json
}

/** Options of `openApiDocument`. @since 0.1.0 */
export interface OpenApiOptions {
  /** The version of the document. */
  version: string
  /** The base URL of the API. Default: `/`. */
  serverUrl?: string
  /** Examples of calls and refusals. Default: none. */
  examples?: OpenApiExamples
}
