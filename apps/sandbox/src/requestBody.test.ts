import { connect } from 'node:net'
import { importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { contract } from 'fleet-portal-api-client/contract'
import { paths } from 'fleet-portal-api-client/contract/paths'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileLimit, multipartOverhead, jsonLimit } from './requestBody.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { testServer } from './testing/testServer.ts'

const writeEndpoints = [...contract.values()].filter(({ method }) => method !== 'GET')
const guarded = writeEndpoints.filter(({ access }) => access !== 'public')
const jsonEndpoints = writeEndpoints.filter(({ body }) => body !== 'multipart')
const urlOf = (endpoint: AnyEndpoint) => `/api/${paths[endpoint.name].replace(/\{\w+\}/g, 'x')}`

/** An endless request body that counts the bytes that were read. */
function endlessBody(headers: Record<string, string> = {}) {
  const chunk = new Uint8Array(64_000).fill(32)
  let bytesRead = 0
  let isCancelled = false
  const body = new ReadableStream(
    {
      pull(controller) {
        bytesRead += chunk.byteLength
        controller.enqueue(chunk)
      },
      cancel() {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return { init, bytesRead: () => bytesRead, isCancelled: () => isCancelled }
}

describe('an endless request body', () => {
  let sandbox: TestSandbox
  let token: string
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
    token = await sandbox.signIn(users[0]?.email ?? '')
  })
  afterAll(() => sandbox.close())

  const send = async (endpoint: AnyEndpoint, headers: Record<string, string> = {}) => {
    const { init, ...stream } = endlessBody(headers)
    const url = `http://sandbox.test${urlOf(endpoint)}`
    const response = await sandbox.fetch(new Request(url, { ...init, method: endpoint.method }))
    const { errorCode, requestId } = (await response.json()) as { errorCode: string; requestId: string }
    return { refusal: [response.status, errorCode], requestId, ...stream }
  }

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is not read for %s without a session',
    async (_, endpoint) => {
      for (const headers of [{}, { Authorization: 'no-token' }]) {
        const { refusal, bytesRead } = await send(endpoint, headers as Record<string, string>)
        expect(refusal).toEqual([401, 'Unauthorized'])
        expect(bytesRead()).toBe(0)
      }
    },
  )

  it.each(writeEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is cancelled by %s at the size limit',
    async (_, endpoint) => {
      const { refusal, requestId, bytesRead, isCancelled } = await send(endpoint, { Authorization: token })
      expect(refusal).toEqual([413, 'TooLarge'])
      expect(requestId).not.toBe('')
      expect(isCancelled()).toBe(true)
      const limit = endpoint.body === 'multipart' ? fileLimit + multipartOverhead : jsonLimit
      expect(bytesRead()).toBeLessThanOrEqual(limit + 64_000)
    },
  )

  it('is cancelled by the sandbox controls at the size limit', async () => {
    const { init, bytesRead } = endlessBody()
    const response = await sandbox.fetch(new Request('http://sandbox.test/sandbox/fleets', init))
    expect(response.status).toBe(413)
    expect(bytesRead()).toBeLessThan(2 * fileLimit)
  })
})

describe('over the network', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  const send = (path: string, init: RequestInit) =>
    server.send(path, { method: 'POST', ...init, headers: { Authorization: server.token } })
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { errorCode?: string }).errorCode,
  ]

  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.stop())

  it.each([
    ['with a Content-Length', (text: string): RequestInit => ({ body: text })],
    ['in chunks', (text: string) => ({ body: new Blob([text]).stream(), duplex: 'half' }) as RequestInit],
  ])(
    'JSON that is sent %s is accepted up to the size limit and refused one byte above it',
    async (_, init) => {
      const loginBodyOfSize = (size: number) => `{"email":"x"${' '.repeat(size - 13)}}`
      const login = '/api/ms-profile/user/login'
      expect(loginBodyOfSize(jsonLimit)).toHaveLength(jsonLimit)
      expect(await codeOf(await send(login, init(loginBodyOfSize(jsonLimit))))).toEqual([400, 'BadRequest'])
      expect(await codeOf(await send(login, init(loginBodyOfSize(jsonLimit + 1))))).toEqual([413, 'TooLarge'])
      const createDriverEndpoint = jsonEndpoints.find(({ name }) => name === 'createDriver') as AnyEndpoint
      expect(
        await codeOf(await send(urlOf(createDriverEndpoint), init(loginBodyOfSize(jsonLimit + 1)))),
      ).toEqual([413, 'TooLarge'])
    },
  )

  it('a file is accepted up to the size limit and refused one byte above it', async () => {
    const form = (size: number) => {
      const data = new FormData()
      data.set('fleetId', server.fleet.fleetId)
      data.set('data', new Blob(['x'.repeat(size)], { type: 'text/csv' }), 'drivers.csv')
      return { body: data }
    }
    expect(await codeOf(await send(urlOf(importDrivers), form(fileLimit)))).toEqual([400, 'BadRequest'])
    expect(await codeOf(await send(urlOf(importDrivers), form(fileLimit + 1)))).toEqual([413, 'TooLarge'])
    expect(await codeOf(await send(urlOf(importDrivers), form(fileLimit + multipartOverhead)))).toEqual([
      413,
      'TooLarge',
    ])
  })

  it('JSON that is nested as deep as its size allows is refused by every call', async () => {
    const deep = `{"remarks":${'['.repeat(jsonLimit / 2 - 10)}${']'.repeat(jsonLimit / 2 - 10)}}`
    for (const endpoint of jsonEndpoints) {
      const answer = await send(urlOf(endpoint), { method: endpoint.method, body: deep })
      expect([endpoint.name, ...(await codeOf(answer))]).toEqual([endpoint.name, 400, 'BadRequest'])
    }
  })

  it('a wrong Content-Length does not extend the size limit', async () => {
    const sendRaw = (head: string, body: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
        let answer = ''
        socket.on('data', (data) => {
          answer += data.toString()
          if (answer.includes('requestId') || answer.includes('400 Bad')) socket.destroy()
        })
        socket.on('close', () => resolve(answer)).on('error', reject)
        socket.write(`POST /api/ms-profile/user/login HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n${body}`)
      })
    expect(await sendRaw('Content-Length: 999999999999', '{')).toContain('413')
    // Bytes after the announced length are not parsed as a new request.
    expect(await sendRaw('Content-Length: 2', `{}${'x'.repeat(2_000)}`)).toMatch(/ 400 /)
    const chunk = `${(500_000).toString(16)}\r\n${' '.repeat(500_000)}\r\n`
    expect(await sendRaw('Transfer-Encoding: chunked', chunk.repeat(3))).toContain('413')
  })
})
