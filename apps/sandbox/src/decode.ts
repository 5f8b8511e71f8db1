import { pathParameters, type AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import type { FieldFault } from './fault.ts'
import { Fault } from './fault.ts'
import { paths } from 'fleet-portal-api-client/contract/paths'
import { readBytes, fileLimit, multipartOverhead, jsonLimit } from './requestBody.ts'
import * as z from 'zod/mini'

export type Wire = Record<string, unknown>

const badField = (path: string, code: string) => new Fault('BadRequest', { fields: [{ path, code }] })

/** The most levels of a JSON body. Without a limit the stack would overflow where the body is compared or decoded. */
const maxDepth = 20

function isDeeperThan(depth: number, value: unknown): boolean {
  let level = [value]
  for (let passed = 0; passed <= depth && level.length > 0; passed++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  return level.length > 0
}

async function readBody(endpoint: AnyEndpoint, request: Request): Promise<Wire> {
  if (endpoint.method === 'GET') return {}
  if (endpoint.body === 'multipart') {
    const bytes = await readBytes(request, fileLimit + multipartOverhead)
    const type = request.headers.get('Content-Type') ?? ''
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
      throw badField('body', 'multipart')
    })
    const entries = [...form]
    if (entries.some(([, value]) => value instanceof Blob && value.size > fileLimit))
      throw new Fault('TooLarge')
    return Object.fromEntries(entries)
  }
  const text = new TextDecoder().decode(await readBytes(request, jsonLimit))
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badField('body', 'json')
  }
  if (isDeeperThan(maxDepth, value)) throw badField('body', `maxDepth:${maxDepth}`)
  if (typeof endpoint.body === 'object') return { [endpoint.body.whole]: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badField('body', 'object')
  return value as Wire
}

/** The input of a request in wire format. A path parameter overrides a field of the body or query with its name. */
export async function readWireInput(
  endpoint: AnyEndpoint,
  request: Request,
  params: Record<string, string>,
): Promise<Wire> {
  const wire: Wire = await readBody(endpoint, request)
  const query = new URL(request.url).searchParams
  const fromQuery = endpoint.method === 'GET' ? [...query.keys()] : (endpoint.query ?? [])
  for (const name of fromQuery) {
    const value = query.get(name)
    if (value !== null && value !== '') wire[name] = value
  }
  for (const [name, header] of Object.entries(endpoint.headers ?? {})) {
    delete wire[name]
    const value = request.headers.get(header)
    if (value !== null) wire[name] = value
  }
  for (const name of pathParameters(paths[endpoint.name])) {
    if (endpoint.repeats?.includes(name) && wire[name] !== undefined && String(wire[name]) !== params[name]) {
      throw badField(name, 'mismatch')
    }
    wire[name] = params[name]
  }
  return wire
}

/** The code of a field rule, with its limit if it has one: `required`, `maxLength:75`, `max:99,999.99`. */
const codePattern = /^[a-zA-Z][a-zA-Z0-9]*(:[\d.,-]+)?$/

function isPresent(wire: unknown, path: readonly PropertyKey[]): boolean {
  let value = wire
  for (const name of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[name]
  return value !== undefined && value !== null
}

/** A null character, or half of a surrogate pair, such as an emoji that was cut in two. PostgreSQL stores neither. */
const unstorable = /[\0\p{Surrogate}]/u

/** The fields that PostgreSQL cannot store. */
function findUnstorable(value: unknown, path: readonly string[] = []): FieldFault[] {
  if (typeof value === 'string') {
    return unstorable.test(value) ? [{ path: path.join('.'), code: 'invisible' }] : []
  }
  const isLeaf = typeof value !== 'object' || value === null || value instanceof Blob
  if (isLeaf) return []
  return Object.entries(value).flatMap(([name, inner]) => findUnstorable(inner, [...path, name]))
}

/** Decodes the input of an endpoint. Every field error of an invalid input has the code of the rule that it breaks. */
export function decodeInput(endpoint: AnyEndpoint, wire: Wire): unknown {
  const refused = findUnstorable(wire)
  if (refused.length > 0) throw new Fault('BadRequest', { fields: refused })
  const decoded = z.safeDecode(endpoint.input as z.ZodMiniType<unknown, Wire>, wire)
  if (decoded.success) return decoded.data
  const fields: FieldFault[] = decoded.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: codePattern.test(issue.message)
      ? issue.message
      : isPresent(wire, issue.path)
        ? 'invalid'
        : 'required',
  }))
  throw new Fault('BadRequest', { fields })
}
