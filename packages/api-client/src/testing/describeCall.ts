import type { AnyEndpoint } from '../contract/endpoint.ts'
import { paths } from '../contract/paths.ts'
import { openApiDocument } from '../openapi.ts'

interface Json {
  $ref?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  enum?: string[]
  const?: string
}

const document = openApiDocument({ version: '0' })

/** A schema in place of a reference to it. */
function resolve(schema: Json): Json {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : ((document.components['schemas'] as Record<string, Json>)[name] ?? {})
}

/** The part of a schema that has fields or items, if it has alternatives. */
function richest(schema: Json): Json {
  const { anyOf = [], ...alone } = resolve(schema)
  return anyOf.map(resolve).find((one) => one.properties ?? one.items) ?? { ...alone, anyOf }
}

/** Formats a field as `name`, `name=one|other`, `name{fields}` or `name[fields of an item]`. */
function nameWith(name: string, schema: Json): string {
  const inner = richest(schema)
  const items = inner.items && resolve(inner.items)
  if (inner.properties) return `${name}{${fieldsOf(inner)}}`
  if (items?.properties) return `${name}[${fieldsOf(items)}]`
  const values = inner.enum ?? items?.enum ?? (inner.const === undefined ? undefined : [inner.const])
  return values ? `${name}=${values.join('|')}` : name
}

/** The fields of a JSON Schema in one line, with nested fields in brackets. */
export const fieldsOf = (schema: Json): string =>
  Object.entries(resolve(schema).properties ?? {})
    .map(([name, schema]) => nameWith(name, schema))
    .join(' ')

/** A call in one line: method, path, `?` query, `{}` body, headers, and after the arrow the fields of the answer. */
export function describeCall(endpoint: AnyEndpoint): string {
  const operation = document.paths[`/${paths[endpoint.name]}`]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`No operation for ${endpoint.name}`)
  const parameters = operation.parameters.filter((one) => 'name' in one)
  const inPlace = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => {
        const value = schema['const'] ?? schema['default']
        return value === undefined ? name : `${name}=${String(value)}`
      })
      .join(' ')
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = resolve(content?.schema ?? {})
  const names = Object.keys(resolve(body.items ?? body).properties ?? {}).join(' ')
  const wrapped = type?.startsWith('multipart') ? `form(${names})` : body.items ? `[${names}]` : `{${names}}`
  const made = richest(operation.responses[200].content['application/json'].schema)
  const members = Object.keys(resolve(made.items ?? made).properties ?? {}).join(' ')
  const parts = [
    `${endpoint.name} ${endpoint.method} ${paths[endpoint.name]}`,
    inPlace('query') && `?${inPlace('query')}`,
    names && wrapped,
    inPlace('header') && `headers(${inPlace('header')})`,
    members && `-> ${made.items ? `[${members}]` : members}`,
  ]
  return parts.filter(Boolean).join(' ')
}
