import * as z from 'zod/mini'
import type { PathName } from '../contract/paths.ts'
import { errorTable, isErrorCode } from '../contract/errors.ts'
import { pathParameters, type AnyEndpoint } from '../contract/endpoint.ts'
import { ApiError, errorFromResponse, unreadable } from './apiError.ts'

/** Other paths for some endpoints, by the name of the endpoint. @since 0.1.0 */
export type PathOverrides = Partial<Record<PathName, string>>

type Wire = Record<string, unknown>

/** Path, query and header values are scalars: the schemas say so. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const codePattern = /^[A-Za-z][A-Za-z0-9]*(:.+)?$/

interface Issue {
  path: readonly PropertyKey[]
  message: string
  values?: readonly unknown[]
  minimum?: number | bigint
  maximum?: number | bigint
}

/** What the rule of an issue allows, if it is a choice or a limit. */
const allowedBy = ({ values, minimum: min, maximum: max }: Issue): string | undefined =>
  values?.join(' | ') ?? (min === undefined ? (max === undefined ? max : `<= ${max}`) : `>= ${min}`)

/** The code of a broken rule. Issues of the schema library have no code: they become `required` or `invalid`. */
function codeOf(issue: Issue, input: unknown): string {
  if (codePattern.test(issue.message)) return issue.message
  let value = input
  for (const name of issue.path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[name]
  return value === undefined || value === null ? 'required' : 'invalid'
}

const badInput = (issues: readonly Issue[], input: unknown) =>
  new ApiError({
    kind: 'badrequest',
    status: 400,
    code: 'BadRequest',
    fields: issues.map((issue) => ({
      path: issue.path.join('.'),
      code: codeOf(issue, input),
      allowed: allowedBy(issue),
    })),
  })

function queryOf(values: Wire): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, textOf(value))
  }
  return query
}

/** The URL, headers and body of a call, as its endpoint describes them. */
export function buildRequest(
  endpoint: AnyEndpoint,
  input: unknown,
  baseUrl: string,
  overrides: PathOverrides,
) {
  const encoded = z.safeEncode(endpoint.input as z.ZodMiniType<Wire, Wire>, input as Wire)
  if (!encoded.success) throw badInput(encoded.error.issues, input)
  const rest: Wire = { ...encoded.data }
  const headers = new Headers({ Accept: 'application/json' })
  for (const [name, header] of Object.entries(endpoint.headers ?? {})) {
    if (rest[name] !== undefined) headers.set(header, textOf(rest[name]))
    delete rest[name]
  }

  const template = overrides[endpoint.name] ?? endpoint.path
  if (template === undefined)
    throw new Error(`The endpoint ${endpoint.name} has no path: make it with defineEndpoint.`)
  let path = template
  for (const name of pathParameters(template)) {
    const segment = textOf(rest[name])
    // URL parsers treat these as relative path segments, even escaped: the request would go to another path.
    if (segment === '.' || segment === '..') throw badInput([{ path: [name], message: 'invalid' }], input)
    path = path.replace(`{${name}}`, encodeURIComponent(segment))
    if (!endpoint.repeats?.includes(name)) delete rest[name]
  }

  const inQuery: Wire = { ...endpoint.fixed }
  const move = endpoint.method === 'GET' ? Object.keys(rest) : (endpoint.query ?? [])
  for (const name of move) {
    inQuery[name] = rest[name]
    delete rest[name]
  }
  const query = queryOf(inQuery).toString()
  const url = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}${query && `?${query}`}`

  if (endpoint.method === 'GET') return { url, headers, body: undefined }
  if (endpoint.body === 'multipart') {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest)) {
      form.append(name, value instanceof Blob ? value : textOf(value))
    }
    return { url, headers, body: form }
  }
  headers.set('Content-Type', 'application/json')
  const whole = typeof endpoint.body === 'object' ? rest[endpoint.body.whole] : rest
  return { url, headers, body: JSON.stringify(whole) }
}

/** The error that some servers put into the body of a success. */
export function errorInSuccessBody(body: unknown, { headers }: Response): ApiError | undefined {
  const code = (body as { errorCode?: unknown } | null | undefined)?.errorCode
  if (!isErrorCode(code)) return undefined
  const { status } = errorTable[code as keyof typeof errorTable]
  return errorFromResponse(new Response(null, { status, headers }), body)
}

/** Decodes an answer: the body itself, or the `data` of an envelope `{ message, data }`. */
export function decodeAnswer(endpoint: AnyEndpoint, body: unknown, response?: Response): unknown {
  const schema = endpoint.output as z.ZodMiniType
  let cause: unknown
  try {
    // An output schema without fields would accept a proxy page too.
    const bare = z.safeDecode(body === unreadable ? z.never() : schema, body)
    if (bare.success) return bare.data
    cause = bare.error
    if (typeof body === 'object' && body !== null && 'data' in body) {
      const inner = z.safeDecode(schema, body.data)
      if (inner.success) return inner.data
    }
  } catch (failure) {
    // A codec that throws on a value of a wrong type means that the answer cannot be decoded.
    cause = failure
  }
  throw new ApiError({
    kind: 'server',
    status: 502,
    isUnreadable: true,
    requestId: response?.headers.get('X-Request-Id') ?? undefined,
    cause,
  })
}
