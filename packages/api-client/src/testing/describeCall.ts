import type { AnyEndpoint } from '../contract/endpoint.ts'
import { paths } from '../contract/paths.ts'
import { openApiDocument } from '../openapi.ts'

interface Json {
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  enum?: string[]
  const?: string
}

const document = openApiDocument({ version: '0' })

/** Formats a field as `name`, `name=one|other`, `name{fields}` or `name[fields of an item]`. */
function nameWith(name: string, schema: Json): string {
  const inner = schema.anyOf?.find((one) => one.properties ?? one.items) ?? schema
  if (inner.properties) return `${name}{${fieldsOf(inner)}}`
  if (inner.items?.properties) return `${name}[${fieldsOf(inner.items)}]`
  const values = inner.enum ?? inner.items?.enum ?? (inner.const === undefined ? undefined : [inner.const])
  return values ? `${name}=${values.join('|')}` : name
}

/** The fields of a JSON Schema in one line, with nested fields in brackets. */
export const fieldsOf = ({ properties = {} }: Json): string =>
  Object.entries(properties)
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
      .map(({ name, schema }) => ('const' in schema ? `${name}=${String(schema['const'])}` : name))
      .join(' ')
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = (content?.schema ?? {}) as Json
  const names = Object.keys((body.items ?? body).properties ?? {}).join(' ')
  const wrapped = type?.startsWith('multipart') ? `form(${names})` : body.items ? `[${names}]` : `{${names}}`
  const answer = operation.responses[200].content['application/json'].schema as Json
  const made = answer.anyOf?.find((one) => one.properties ?? one.items) ?? answer
  const members = Object.keys((made.items ?? made).properties ?? {}).join(' ')
  const parts = [
    `${endpoint.name} ${endpoint.method} ${paths[endpoint.name]}`,
    inPlace('query') && `?${inPlace('query')}`,
    names && wrapped,
    inPlace('header') && `headers(${inPlace('header')})`,
    members && `-> ${made.items ? `[${members}]` : members}`,
  ]
  return parts.filter(Boolean).join(' ')
}
