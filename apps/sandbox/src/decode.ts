import { pathParameters, type AnyEndpoint } from 'api-client/contract/endpoint'
import type { FieldFault } from './fault.ts'
import { Fault } from './fault.ts'
import { paths } from 'api-client/contract/paths'
import { bytesOf, fileLimit, framing, jsonLimit } from './requestBody.ts'
import * as z from 'zod/mini'

export type Wire = Record<string, unknown>

const bad = (path: string, code: string) => new Fault('BadRequest', { fields: [{ path, code }] })

async function bodyOf(endpoint: AnyEndpoint, request: Request): Promise<Wire> {
  if (endpoint.method === 'GET') return {}
  if (endpoint.body === 'multipart') {
    const bytes = await bytesOf(request, fileLimit + framing)
    const type = request.headers.get('Content-Type') ?? ''
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
      throw bad('body', 'multipart')
    })
    const entries = [...form]
    if (entries.some(([, value]) => value instanceof Blob && value.size > fileLimit))
      throw new Fault('TooLarge')
    return Object.fromEntries(entries)
  }
  const text = new TextDecoder().decode(await bytesOf(request, jsonLimit))
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw bad('body', 'json')
  }
  if (typeof endpoint.body === 'object') return { [endpoint.body.whole]: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad('body', 'object')
  return value as Wire
}

/** What a request carries for an endpoint, in wire format. What the path names wins over what repeats it. */
export async function wireOf(
  endpoint: AnyEndpoint,
  request: Request,
  params: Record<string, string>,
): Promise<Wire> {
  const wire: Wire = await bodyOf(endpoint, request)
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
      throw bad(name, 'mismatch')
    }
    wire[name] = params[name]
  }
  return wire
}

const codePattern = /^[a-zA-Z][a-zA-Z0-9]*$/

function isThere(wire: unknown, path: readonly PropertyKey[]): boolean {
  let value = wire
  for (const name of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[name]
  return value !== undefined && value !== null
}

/** Deeper than any input goes: what lies there is kept nowhere. */
const deepest = 8

/** Where a text holds what no column of the database can: the character zero. */
function unkeepable(value: unknown, path: readonly string[] = []): FieldFault[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [{ path: path.join('.'), code: 'invisible' }] : []
  }
  const isLeaf = typeof value !== 'object' || value === null || value instanceof Blob
  if (isLeaf || path.length > deepest) return []
  return Object.entries(value).flatMap(([name, inner]) => unkeepable(inner, [...path, name]))
}

/** The input of an endpoint. Every issue of a bad input has the code of its rule. */
export function inputOf(endpoint: AnyEndpoint, wire: Wire): unknown {
  const lost = unkeepable(wire)
  if (lost.length > 0) throw new Fault('BadRequest', { fields: lost })
  const decoded = z.safeDecode(endpoint.input as z.ZodMiniType<unknown, Wire>, wire)
  if (decoded.success) return decoded.data
  const fields: FieldFault[] = decoded.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: codePattern.test(issue.message)
      ? issue.message
      : isThere(wire, issue.path)
        ? 'invalid'
        : 'required',
  }))
  throw new Fault('BadRequest', { fields })
}
