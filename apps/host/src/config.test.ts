import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html' }
const approvals = JSON.stringify({ onBeforeUrl: '/approvals.js' })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Loads the configuration from a server that gives these answers, the last one again and again. */
async function load(...answers: readonly (() => Response | Promise<Response>)[]) {
  let count = 0
  vi.stubGlobal('fetch', async () => answers[Math.min(count++, answers.length - 1)]?.())
  const { loadConfig } = await import('./config.ts')
  const config = loadConfig()
  config.catch(() => undefined)
  await vi.runAllTimersAsync()
  return config
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([json, { 'Content-Type': 'text/plain' }])(
  'the file overrides the values of the build, whatever type the server gives it: %o',
  async (headers) => {
    expect(await load(() => new Response(approvals, { headers }))).toMatchObject({
      onBeforeUrl: '/approvals.js',
      apiUrl: '/api',
    })
  },
)

test.each([
  ['answers 404', () => new Response('', { status: 404 })],
  ['answers with the page', () => new Response('<!doctype html>', { headers: html })],
])('a portal without the file has the values of the build, also if the server %s', async (_case, answer) => {
  expect(await load(answer)).toMatchObject({ apiUrl: '/api' })
})

test.each([
  ['there is no connection', unreachable],
  ['a proxy answers 503', () => new Response('<!doctype html>', { status: 503, headers: html })],
  ['a firewall answers 403', () => new Response('<!doctype html>', { status: 403, headers: html })],
  ['the file is cut off', () => new Response(approvals.slice(0, 9), { headers: json })],
])('the file is read again while %s, so that its approvals are asked', async (_case, failure) => {
  const answer = () => new Response(approvals, { headers: json })
  expect(await load(failure, failure, answer)).toMatchObject({ onBeforeUrl: '/approvals.js' })
})

test.each([
  ['cannot be reached', unreachable],
  ['is no JSON', () => new Response('{ apiUrl: 1 }', { headers: json })],
])('the portal does not start with other settings if the file %s', async (_case, failure) => {
  await expect(load(failure)).rejects.toThrow()
})
