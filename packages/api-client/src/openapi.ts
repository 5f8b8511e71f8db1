import { fleetTypes, isAvailableForFleetType, roleAllows, roles, type Access } from './contract/access.ts'
import { contract } from './contract/index.ts'
import { errorTable, type ErrorCode } from './contract/errors.ts'
import { paths, type PathName } from './contract/paths.ts'
import { pathParameters, type AnyEndpoint } from './contract/endpoint.ts'
import { errorTexts } from './openapi/errors.ts'
import { endpointFieldTexts, fieldTexts } from './openapi/fields.ts'
import { operationTexts } from './openapi/operations.ts'
import { tagTexts } from './openapi/tags.ts'
import {
  addFieldTexts,
  componentSchemas,
  referenceTo,
  wireSchema,
  type Json,
  type JsonSchema,
} from './openapi/wireSchema.ts'

export type { Json, JsonSchema } from './openapi/wireSchema.ts'

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

/** The inputs of an endpoint by location, split as the client splits them. */
function split(endpoint: AnyEndpoint, names: readonly string[]) {
  const inPath = pathParameters(paths[endpoint.name])
  const headers = Object.entries(endpoint.headers ?? {})
  const rest = names.filter(
    (name) => !endpoint.headers?.[name] && (!inPath.includes(name) || endpoint.repeats?.includes(name)),
  )
  const inQuery = (name: string) => endpoint.method === 'GET' || (endpoint.query?.includes(name) ?? false)
  return {
    inPath,
    headers,
    query: rest.filter(inQuery),
    body: rest.filter((name) => !inQuery(name)),
  }
}

const isKeyed = (endpoint: AnyEndpoint) => endpoint.kind !== 'read' && endpoint.access !== 'public'

function parametersOf(
  endpoint: AnyEndpoint,
  input: JsonSchema,
  example: OpenApiExample | undefined,
): OpenApiParameter[] {
  const { properties = {}, required = [] } = input
  const { inPath, headers, query } = split(endpoint, Object.keys(properties))
  const parameter = (place: string, name: string, key = name): OpenApiParameter => {
    const { description: own, ...schema } = properties[key] ?? { type: 'string' }
    const description = key === name ? own : fieldTexts[name]
    const value = example?.input[key]
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(key),
      ...(typeof description === 'string' && { description }),
      ...(schema['type'] === 'array' && { style: 'form', explode: false }),
      schema,
      ...(value !== undefined && { example: value }),
    }
  }
  return [
    ...inPath.map((name) => parameter('path', name)),
    ...Object.entries(endpoint.fixed ?? {}).map(([name, value]) => ({
      name,
      in: 'query',
      required: true,
      ...(fieldTexts[name] && { description: fieldTexts[name] }),
      schema: { type: 'string', const: value },
      ...(example && { example: value }),
    })),
    ...query.map((name) => parameter('query', name)),
    ...headers.map(([key, header]) => parameter('header', header, key)),
    ...(isKeyed(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
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

function requestBodyOf(
  endpoint: AnyEndpoint,
  input: JsonSchema,
  example: OpenApiExample | undefined,
): OpenApiRequestBody | undefined {
  if (endpoint.method === 'GET') return undefined
  const { properties = {}, required = [] } = input
  const { body } = split(endpoint, Object.keys(properties))
  if (typeof endpoint.body === 'object') {
    const { whole } = endpoint.body
    const shown = example && { example: example.input[whole] }
    return { required: true, content: { 'application/json': { schema: properties[whole], ...shown } } }
  }
  const isOpen = 'additionalProperties' in input
  if (body.length === 0 && !isOpen) return undefined
  const needed = required.filter((name) => body.includes(name))
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(body.map((name) => [name, properties[name] ?? {}])),
    ...(needed.length > 0 && { required: needed }),
  }
  const given = Object.entries(example?.input ?? {}).filter(([name]) => body.includes(name))
  const shown = example && { example: Object.fromEntries(given) }
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: needed.length > 0, content: { [type]: { schema, ...shown } } }
}

/** All error codes of an endpoint: its own, and those of its kind, access and path. */
function codesOf(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: (ErrorCode | false)[] = [
    ...(endpoint.errors ?? []),
    'BadRequest',
    'TooManyRequests',
    'Server',
    endpoint.access !== 'public' && 'Unauthorized',
    endpoint.access !== 'public' && endpoint.access !== 'session' && 'Forbidden',
    fleetTypes.some((type) => !isAvailableForFleetType(endpoint.access, type)) && 'FleetTypeNotAllowed',
    endpoint.method !== 'GET' && 'TooLarge',
    pathParameters(paths[endpoint.name]).length > 0 && 'NotFound',
    endpoint.activeFleetOnly === true && 'F1001',
    ...(isKeyed(endpoint) ? (['KeyReused', 'KeyInProgress', 'KeyVoid'] as const) : []),
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}

const statusOf = (code: ErrorCode): number => errorTable[code as keyof typeof errorTable].status

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

/** The response of one status: the codes that it can have. */
function refusal(status: number, codes: readonly ErrorCode[], errors: OpenApiExamples['errors']) {
  const shown = codes.filter((code) => code in errors)
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
    headers: {
      ...requestId,
      ...((status === 429 || status === 409) && {
        'Retry-After': { $ref: '#/components/headers/RetryAfter' },
      }),
    },
    content: {
      'application/json': {
        schema: referenceTo('Error'),
        ...(shown.length > 0 && {
          examples: Object.fromEntries(
            shown.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        }),
      },
    },
    'x-codes': codes,
  }
}

function responsesOf(
  endpoint: AnyEndpoint,
  example: OpenApiExample | undefined,
  refusals: Map<string, Json>,
  errors: OpenApiExamples['errors'],
): OpenApiOperation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const references = [...byStatus].map(([status, unsorted]) => {
    const codes = unsorted.toSorted()
    const name = [status, ...codes].join('-')
    if (!refusals.has(name)) refusals.set(name, refusal(status, codes, errors))
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  const schema = wireSchema(endpoint.output)
  const hasNoAnswer = Object.keys(schema).length === 0
  const success = {
    description: hasNoAnswer
      ? 'Success. Clients do not read the body, which may be missing (204).'
      : 'Success. The body may also come as `data` of an envelope.',
    headers: requestId,
    content: {
      'application/json': {
        schema,
        ...(example?.answer !== undefined && { example: example.answer }),
      },
    },
  }
  const empty = hasNoAnswer && { 204: { description: 'Success without a body.', headers: requestId } }
  return { 200: success, ...empty, ...(Object.fromEntries(references) as Json) }
}

/** Who may make a call, in words. */
function accessText({ access, activeFleetOnly }: AnyEndpoint): string {
  if (access === 'public') return 'Needs no token.'
  if (access === 'session') return 'Every signed-in user may call it; if it names a fleet, its members only.'
  const requirements = requirementsOf(access).map(({ feature, level }) => `\`${feature}\` ${level}`)
  const allowed = roles.filter((role) => roleAllows(access, role)).map((role) => `\`${role}\``)
  const without = fleetTypes.filter((type) => !isAvailableForFleetType(access, type))
  return [
    `Requires ${requirements.join(' or ')}: ${allowed.join(', ')}.`,
    without.length > 0 && `Not for fleets of type ${without.map((type) => `\`${type}\``).join(', ')}.`,
    activeFleetOnly && 'The fleet must be active.',
  ]
    .filter(Boolean)
    .join(' ')
}

const requirementsOf = (access: Exclude<Access, string>) => ('anyOf' in access ? access.anyOf : [access])

function operationOf(
  endpoint: AnyEndpoint,
  { operations, errors }: OpenApiExamples,
  refusals: Map<string, Json>,
): OpenApiOperation {
  const { tag, summary, description } = operationTexts[endpoint.name]
  const example = operations[endpoint.name]
  const input = wireSchema(endpoint.input)
  const own = endpointFieldTexts[endpoint.name]
  if (input.properties && own) {
    for (const name of Object.keys(own)) delete input.properties[name]?.['description']
    addFieldTexts(input.properties, own)
  }
  const requestBody = requestBodyOf(endpoint, input, example)
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary,
    description: [description, accessText(endpoint)].filter(Boolean).join('\n\n'),
    parameters: parametersOf(endpoint, input, example),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint, example, refusals, errors),
    security: endpoint.access === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    'x-kind': endpoint.kind,
    'x-access': endpoint.access,
    ...(endpoint.activeFleetOnly && { 'x-active-fleet-only': true as const }),
  }
}

const errorSchema = {
  type: 'object',
  description:
    'A refusal. Decide by `errorCode`; `message` is for logs. Some servers call the code `code`, or write it as a number.',
  properties: {
    errorCode: { type: 'string', enum: Object.keys(errorTable), description: 'A code of the error table.' },
    message: { type: 'string', description: 'A text for logs. Screens have their own.' },
    requestId: { type: 'string', description: 'The support ID of the request, also in `X-Request-Id`.' },
    fields: {
      type: 'array',
      description: 'The invalid fields, if the input is invalid.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, dotted where nested: `codes.2.literVolume`.' },
          code: { type: 'string', description: 'The rule, such as `required` or `maxLength:75`.' },
          row: { type: 'integer', description: 'The row of a file. Row 1 is the header.' },
        },
        required: ['path', 'code'],
      },
    },
    data: { type: 'object', description: 'Further values, such as `remainingAmount`.' },
  },
  required: ['errorCode'],
}

const introduction = `
Every call of the fleet portal. The client \`fleet-portal-api-client\` is made from the same definitions.

**Answers.** A successful answer is JSON: the answer itself, as the schemas of the operations describe it, or the answer as
\`data\` of an envelope: \`{ "message": "OK", "data": { "walletBalance": 1250.75 } }\`. A server uses one form for all
calls. Objects may have more properties than their schema names.

**Money and volume** are decimal numbers on the wire: pesos with two decimals, litres with three, prices per litre with four.
The typed client has integers instead: centavos, millilitres, and 1/10,000 peso per litre.

**Time.** Instants have an offset. Days are business days in Asia/Manila (UTC+8).

**Lists** have \`page\` (from 1) and \`perPage\`. Their answers have \`count\`, the number of items on all pages.

**Errors** have the schema \`Error\`. Each operation lists the error codes of each status. A status without a listed code is
possible too, from a proxy for example: its body may be no JSON.

**Access.** \`Authorization\` has the access token by itself, or after \`Bearer\`. \`x-access\` is the permission that a call
requires: \`public\`, \`session\`, or a level on a feature.

**Writes** take an \`Idempotency-Key\`. Calls with \`x-kind: money\` move money or fuel credit: never send one again
without looking up its outcome with \`resolveIdempotencyKey\`.
`.trim()

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
