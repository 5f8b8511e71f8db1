import * as z from 'zod/mini'
import { fleetTypes, isAvailableForFleetType } from './contract/access.ts'
import { contract } from './contract/index.ts'
import { errorTable, type ErrorCode } from './contract/errors.ts'
import { paths } from './contract/paths.ts'
import { queryBounds, queryPosition } from './contract/position.ts'
import { capitalFuel, product } from './contract/products.ts'
import { pathParameters, type AnyEndpoint } from './contract/endpoint.ts'
import { day, fromDay, toDay, instant } from './contract/days.ts'
import {
  exactLitres,
  exactPesos,
  id,
  litres,
  pesos,
  pricePerLitre,
  queryFlag,
  queryInteger,
} from './contract/codecs.ts'

/** A JSON object. @since 0.1.0 */
export type Json = Record<string, unknown>
/** A JSON Schema. @since 0.1.0 */
export type JsonSchema = Json & { properties?: Record<string, JsonSchema>; required?: string[] }

const decimal = (places: number, description: string) => ({
  type: 'number',
  multipleOf: 1 / 10 ** places,
  description,
})

/** The values that codecs write. They are more precise than the values that codecs accept. */
const written = new Map<unknown, Json>([
  [id, { type: 'string', minLength: 1 }],
  [pesos, decimal(2, 'Pesos')],
  [exactPesos, decimal(2, 'Pesos')],
  [litres, decimal(3, 'Litres')],
  [exactLitres, decimal(3, 'Litres')],
  [pricePerLitre, decimal(4, 'Pesos per litre')],
  [queryInteger, { type: 'integer', minimum: 0 }],
  [queryFlag, { type: 'boolean' }],
  [
    queryPosition,
    { type: 'string', description: 'A position: latitude,longitude in degrees', example: '14.5826,120.9787' },
  ],
  [
    queryBounds,
    {
      type: 'string',
      description: 'A part of the map: south,west,north,east in degrees',
      example: '14.4,120.9,14.8,121.1',
    },
  ],
  [instant, { type: 'string', format: 'date-time', description: 'With an offset, +08:00' }],
  [day, { type: 'string', format: 'date', description: 'A business day in Asia/Manila' }],
  [fromDay, { type: 'string', format: 'date-time', description: 'The start of a day in Asia/Manila' }],
  [toDay, { type: 'string', format: 'date-time', description: 'The end of a day in Asia/Manila' }],
  [product, { type: 'string', enum: ['diesel', 'gas91', 'gas95', 'gas97', 'lubes'] }],
  [capitalFuel, { type: 'string', enum: ['Diesel', 'Gas91', 'Gas95', 'Gas97'] }],
])

/** The JSON Schema of a schema's encoded values. */
function wireSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const def = zodSchema._zod.def
      const replace = (other: Json) => {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        Object.assign(jsonSchema, other)
      }
      const known = written.get(zodSchema)
      if (known) replace(known)
      else if (def.type === 'custom')
        replace({ type: 'string', contentMediaType: 'application/octet-stream' })
      else if (def.type === 'pipe' && def.out._zod.def.type === 'array') {
        // A list in one comma-joined value: `style: form, explode: false` in OpenAPI.
        replace(wireSchema(def.out))
      }
    },
  })
  return json as JsonSchema
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

function parametersOf(endpoint: AnyEndpoint, input: JsonSchema): OpenApiParameter[] {
  const { properties = {}, required = [] } = input
  const { inPath, headers, query } = split(endpoint, Object.keys(properties))
  const parameter = (place: string, name: string, key = name) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(key),
    ...(properties[key]?.['type'] === 'array' && { style: 'form', explode: false }),
    schema: properties[key] ?? { type: 'string' },
  })
  const keyed = endpoint.kind !== 'read' && endpoint.access !== 'public'
  return [
    ...inPath.map((name) => parameter('path', name)),
    ...Object.entries(endpoint.fixed ?? {}).map(([name, value]) => ({
      name,
      in: 'query',
      required: true,
      schema: { type: 'string', const: value },
    })),
    ...query.map((name) => parameter('query', name)),
    ...headers.map(([key, header]) => parameter('header', header, key)),
    ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

/** A parameter in the path, the query or a header, or a reference to a shared one. @since 0.1.0 */
export type OpenApiParameter =
  | { name: string; in: string; required: boolean; schema: JsonSchema; style?: string; explode?: boolean }
  | { $ref: string }

/** The body of a request, by media type. @since 0.1.0 */
export interface OpenApiRequestBody {
  /** Whether a request needs a body. */
  required: boolean
  /** The schema of each media type. */
  content: Record<string, { schema: JsonSchema | undefined }>
}

/** One call of the API. @since 0.1.0 */
export interface OpenApiOperation {
  /** The name of the endpoint. */
  operationId: string
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

function requestBodyOf(endpoint: AnyEndpoint, input: JsonSchema): OpenApiRequestBody | undefined {
  if (endpoint.method === 'GET') return undefined
  const { properties = {}, required = [] } = input
  const { body } = split(endpoint, Object.keys(properties))
  if (typeof endpoint.body === 'object') {
    return { required: true, content: { 'application/json': { schema: properties[endpoint.body.whole] } } }
  }
  const needed = required.filter((name) => body.includes(name))
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(body.map((name) => [name, properties[name] ?? {}])),
    required: needed,
  }
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: needed.length > 0, content: { [type]: { schema } } }
}

/** All error codes of an endpoint: its own, and those of its kind, access and path. */
function codesOf(endpoint: AnyEndpoint): ErrorCode[] {
  const isKeyed = endpoint.kind !== 'read' && endpoint.access !== 'public'
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
    ...(isKeyed ? (['KeyReused', 'KeyInProgress', 'KeyVoid'] as const) : []),
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}

function responsesOf(endpoint: AnyEndpoint): OpenApiOperation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const { status } = errorTable[code as keyof typeof errorTable]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      'x-codes': codes,
    },
  ])
  const success = {
    description: 'Success. The body may also come as `data` inside an envelope `{ message, data }`.',
    content: { 'application/json': { schema: wireSchema(endpoint.output) } },
  }
  return { 200: success, ...(Object.fromEntries(refusals) as Json) }
}

function operationOf(endpoint: AnyEndpoint): OpenApiOperation {
  const input = wireSchema(endpoint.input)
  const requestBody = requestBodyOf(endpoint, input)
  return {
    operationId: endpoint.name,
    parameters: parametersOf(endpoint, input),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    'x-kind': endpoint.kind,
    'x-access': endpoint.access,
    ...(endpoint.activeFleetOnly && { 'x-active-fleet-only': true as const }),
  }
}

const errorSchema = {
  type: 'object',
  properties: {
    errorCode: { type: 'string', enum: Object.keys(errorTable) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' } },
        required: ['path', 'code'],
      },
    },
    data: { type: 'object', additionalProperties: {} },
  },
  required: ['errorCode'],
}

/** An OpenAPI 3.1 document. @since 0.1.0 */
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string
  /** The title and the version of the API. */
  info: { title: string; version: string }
  /** The base URLs. */
  servers: readonly { url: string }[]
  /** The operations by path and method. */
  paths: Record<string, Record<string, OpenApiOperation>>
  /** The shared schemas. */
  components: Json
}

/** The OpenAPI 3.1 document of the whole contract. `serverUrl` is the base URL of the API. @since 0.1.0 */
export function openApiDocument(options: { version: string; serverUrl?: string }): OpenApiDocument {
  const operations: OpenApiDocument['paths'] = {}
  for (const endpoint of contract.values()) {
    const path = (operations[`/${paths[endpoint.name]}`] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fleet portal API', version: options.version },
    servers: [{ url: options.serverUrl ?? '/' }],
    paths: operations,
    components: {
      schemas: { Error: errorSchema },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'One per intent of a person. The same key with the same body answers as the first time.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}
