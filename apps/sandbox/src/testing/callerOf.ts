import { paths } from 'fleet-portal-api-client/contract/paths'
import { pathParameters, type AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import type { TestSandbox } from '../testing.ts'

type Wire = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  // Not typed: tests read fields of any response, including errors.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

interface CallOptions {
  key?: string
  fault?: string
  headers?: Record<string, string>
}

export type Call = (endpoint: AnyEndpoint, wire?: Wire, extra?: CallOptions) => Promise<Answer>

/** Sends calls without client-side validation, so that tests can send invalid input. Without a token, calls are anonymous. */
export function callerWith(sandbox: Pick<TestSandbox, 'fetch'>, token?: string): Call {
  return async (endpoint, wire = {}, { key, fault, headers: extraHeaders } = {}) => {
    const rest = { ...wire }
    const headers = new Headers(extraHeaders)
    if (token) headers.set('Authorization', token)
    if (key) headers.set('Idempotency-Key', key)
    if (fault) headers.set('X-Fault', fault)
    for (const [name, header] of Object.entries(endpoint.headers ?? {})) {
      if (rest[name] !== undefined) headers.set(header, String(rest[name]))
      delete rest[name]
    }
    let path: string = paths[endpoint.name]
    for (const name of pathParameters(path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
      if (!endpoint.repeats?.includes(name)) delete rest[name]
    }
    const url = new URL(`http://sandbox.test/api/${path}`)
    let body: BodyInit | undefined
    if (endpoint.method === 'GET') {
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
    } else if (endpoint.body === 'multipart') {
      const form = new FormData()
      for (const [name, value] of Object.entries(rest)) form.append(name, value as string | Blob)
      body = form
    } else {
      headers.set('Content-Type', 'application/json')
      body = JSON.stringify(typeof endpoint.body === 'object' ? rest[endpoint.body.whole] : rest)
    }
    const request = new Request(url, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
    })
    const response = await sandbox.fetch(request)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
}

/** Signs in a user with the demo password and returns a caller with the access token. */
export async function callerOf(sandbox: Pick<TestSandbox, 'fetch' | 'signIn'>, email: string): Promise<Call> {
  return callerWith(sandbox, await sandbox.signIn(email))
}
