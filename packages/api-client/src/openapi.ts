import type { ErrorCode } from './contract/errors.ts'
import { contract } from './contract/index.ts'
import { paths } from './contract/paths.ts'
import { errorTexts } from './openapi/errors.ts'
import { operationOf } from './openapi/operation.ts'
import { errorSchema, introduction } from './openapi/shared.ts'
import { tagTexts } from './openapi/tags.ts'
import type { OpenApiDocument, OpenApiOptions } from './openapi/types.ts'
import { componentSchemas, type Json } from './openapi/wireSchema.ts'

export type {
  OpenApiDocument,
  OpenApiExample,
  OpenApiExamples,
  OpenApiOperation,
  OpenApiOptions,
  OpenApiParameter,
  OpenApiRequestBody,
} from './openapi/types.ts'
export type { Json, JsonSchema } from './openapi/wireSchema.ts'

/** The OpenAPI 3.1 document of the whole contract, with texts for people. @since 0.1.0 */
export function openApiDocument({
  version,
  serverUrl = '/',
  examples = { operations: {}, errors: {} },
}: OpenApiOptions): OpenApiDocument {
  const refusals = new Map<string, Json>()
  const operations: OpenApiDocument['paths'] = {}
  for (const endpoint of contract.values()) {
    const path = (operations[`/${paths[endpoint.name]}`] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint, examples, refusals)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fleet portal API',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'The base URL of your API' }],
    tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
    paths: operations,
    components: {
      schemas: { Error: errorSchema, ...componentSchemas() },
      responses: Object.fromEntries(refusals),
      ...(Object.keys(examples.errors).length > 0 && {
        examples: Object.fromEntries(
          Object.entries(examples.errors).map(([code, value]) => [
            code,
            { summary: errorTexts[code as ErrorCode], value },
          ]),
        ),
      }),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'One per intent of a person: 1 to 200 visible ASCII characters. The same key with the same body answers as the first time. Send one with every write.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      headers: {
        RequestId: {
          description: 'The support ID of the request.',
          schema: { type: 'string' },
        },
        RetryAfter: {
          description: 'Seconds to wait before the next attempt, or a date.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token by itself. The client sends it like this by default.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            "The access token after `Bearer`. The client sends it like this with `authScheme: 'Bearer'`.",
        },
      },
    },
  }
}
