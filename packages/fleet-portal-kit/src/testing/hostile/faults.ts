import type { AnyEndpoint } from 'fleet-portal-api-client'
import * as z from 'zod/mini'

/** The ways in which a server or network can fail a request. Each changes the response of the real server. */
export const faultKinds = [
  'page 502',
  'page 503',
  'truncated',
  'wrong types',
  'empty body',
  'empty object',
  '429',
  'reset',
  'late by 60 s',
  '401, renewed',
  '401, ended',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** The seconds in Retry-After of a 429. */
const retryAfter = 3
/** The delay of a late response in milliseconds. */
const lateBy = 61_000

const page = (status: number, title: string) =>
  new Response(`<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

/** Replaces numbers by objects and arrays by null. */
function mistyped(value: unknown): unknown {
  if (typeof value === 'number') return { value }
  if (Array.isArray(value)) return null
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mistyped(inner)]))
}

function brokenBody(kind: FaultKind, text: string): string | undefined {
  switch (kind) {
    case 'truncated':
      return text.slice(0, Math.max(1, Math.floor(text.length / 2)))
    case 'wrong types':
      return JSON.stringify(mistyped(JSON.parse(text)))
    case 'empty body':
      return ''
    case 'empty object':
      return '{}'
    default:
      return undefined
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Returns the broken form of a response. */
export async function breakResponse(
  kind: FaultKind,
  response: Response,
  signal: AbortSignal,
): Promise<Response> {
  switch (kind) {
    case 'page 502':
      return page(502, '502 Bad Gateway')
    case 'page 503':
      return page(503, '503 Service Temporarily Unavailable')
    case '429':
      return new Response('Too Many Requests', {
        status: 429,
        headers: { 'Retry-After': String(retryAfter) },
      })
    case 'reset':
      throw new TypeError('Failed to fetch')
    case 'late by 60 s':
      await pause(lateBy, signal)
      return response
    case '401, renewed':
    case '401, ended':
      return Response.json({ errorCode: 'Unauthorized', message: 'Unauthorized' }, { status: 401 })
    default: {
      const body = brokenBody(kind, await response.text())
      const headers = new Headers(response.headers)
      headers.delete('Content-Length')
      return new Response(body, { status: response.status, headers })
    }
  }
}

/** Whether the body is still a valid answer of the endpoint after the fault. */
export function isValidDespiteFault(endpoint: AnyEndpoint, kind: FaultKind, text: string): boolean {
  const body = brokenBody(kind, text)
  if (body === undefined) return false
  try {
    return z.safeDecode(endpoint.output as z.ZodMiniType, body === '' ? undefined : JSON.parse(body)).success
  } catch {
    return false
  }
}
