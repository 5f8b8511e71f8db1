import { paths } from 'api-client/contract/paths'
import { pathParameters, type AnyEndpoint } from 'api-client/contract/endpoint'
import type { TestSandbox } from '../testing.ts'

type Wire = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  // Whatever came: tests look into it by name.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

interface Extra {
  key?: string
  fault?: string
  headers?: Record<string, string>
}

export type Call = (endpoint: AnyEndpoint, wire?: Wire, extra?: Extra) => Promise<Answer>

/** Makes calls as the wire has them: whatever a test writes is sent, right or wrong. Without a token, as nobody. */
export function callerWith(sandbox: Pick<TestSandbox, 'fetch'>, token?: string): Call {
  return async (endpoint, wire = {}, { key, fault, headers: more } = {}) => {
    const rest = { ...wire }
    const headers = new Headers(more)
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

/** As a person with the demo password. */
export async function callerOf(sandbox: Pick<TestSandbox, 'fetch' | 'signIn'>, email: string): Promise<Call> {
  return callerWith(sandbox, await sandbox.signIn(email))
}
