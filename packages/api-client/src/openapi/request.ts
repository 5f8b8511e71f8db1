import { pathParameters, type AnyEndpoint } from '../contract/endpoint.ts'
import { paths } from '../contract/paths.ts'
import { fieldTexts } from './fields.ts'
import type { OpenApiExample, OpenApiParameter, OpenApiRequestBody } from './types.ts'
import type { JsonSchema } from './wireSchema.ts'

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

/** Whether a call takes an idempotency key. */
export const isKeyed = (endpoint: AnyEndpoint) => endpoint.kind !== 'read' && endpoint.access !== 'public'

/** The inputs outside of the body. */
export function parametersOf(
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
    const constant = endpoint.fixed?.[name]
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(key),
      ...(typeof description === 'string' && { description }),
      ...(schema['type'] === 'array' && { style: 'form', explode: false }),
      schema: constant === undefined ? schema : { ...schema, default: constant },
      ...(value !== undefined && { example: value }),
    }
  }
  return [
    ...inPath.map((name) => parameter('path', name)),
    ...Object.entries(endpoint.fixed ?? {})
      .filter(([name]) => !query.includes(name))
      .map(([name, value]) => ({
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

export function requestBodyOf(
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
