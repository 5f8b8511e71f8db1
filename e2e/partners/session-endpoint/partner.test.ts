import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxUrl } from '../../ports.ts'
import { expect, test, userOf } from '../../tests/portal.ts'
import { sandbox, type TestFleet } from '../../tests/sandbox.ts'
import { environment, exampleFolder, installPage, pack } from '../packs.ts'
import { addDriver, addDrivers, watch } from '../testPartner.ts'

const pagePassword = 'the password of our page'

let folder: string
let running: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await pack()
  folder = await installPage('session-endpoint', exampleFolder('session-endpoint'))
})
async function stop() {
  const server = running
  running = undefined
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await once(server, 'exit')
}
test.afterEach(stop)

/** Starts the server of the example on a free port. Resolves to its URL and the account that it keeps secret. */
async function start(fleet: TestFleet, env: NodeJS.ProcessEnv = {}) {
  const account = userOf(fleet, 'portal-admin')
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: {
      ...environment,
      PORT: '0',
      FLEET_API_URL: `${sandboxUrl}/api`,
      FLEET_ID: fleet.fleetId,
      FLEET_EMAIL: account.email,
      FLEET_PASSWORD: account.password,
      PAGE_PASSWORD: pagePassword,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = server
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { url: String(line).trim(), account }
}

const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }

/** A call of a program that is no browser, with the headers that it is given. */
function post(url: string, headers: Record<string, string>, body: BodyInit = '{}') {
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
}

async function signInByHttp(url: string) {
  const form = new URLSearchParams({ user: 'ana', password: pagePassword })
  const answer = await post(`${url}/sign-in`, { 'Sec-Fetch-Site': 'same-origin' }, form)
  const cookie = answer.headers.get('set-cookie') ?? ''
  return { status: answer.status, cookie, headers: { ...own, Cookie: cookie.split(';', 1)[0] ?? '' } }
}

const wallet = (token: string, fleet: TestFleet) =>
  fetch(`${sandboxUrl}/api/driver?fleetId=${fleet.fleetId}`, { headers: { Authorization: token } })

test('session-endpoint: a user signs in, works past a rejected token, and signs out; no secret is in the page', async ({
  page,
  fleet,
}) => {
  await addDrivers(fleet, 3)
  const { url, account } = await start(fleet)
  const { messages, watched } = await watch(page)
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(url) || response.status() === 303) return
    bodies.push(
      response.allHeaders().then(async (headers) => JSON.stringify(headers) + (await response.text())),
    )
  })
  await page.goto(url)
  await page.getByLabel('User').fill('ana')
  await page.getByLabel('Password').fill(pagePassword)
  const session = page.waitForResponse(`${url}/fleet-session`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const { token } = (await (await session).json()) as { token: string }
  await expect(page.getByRole('row', { name: /José Peñaflor/ }).first()).toBeVisible()

  // The API ends the session of the token. The widget asks for another one, and the user notices nothing.
  await sandbox.api('GET', 'ms-profile/user/logout', token)
  const renewal = page.waitForResponse(`${url}/fleet-session`)
  await page.getByRole('button', { name: 'Add driver' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await addDriver(page)
  expect((await renewal).request().postDataJSON()).toEqual({ reason: 'unauthorized' })
  const renewed = (await (await renewal).json()) as { token: string }
  expect(renewed.token).not.toBe(token)

  const seen = [
    ...(await Promise.all(bodies)),
    await page.content(),
    JSON.stringify(await page.context().storageState()),
  ]
  // What the page got is read: its tokens are in it.
  expect(seen.some((one) => one.includes(renewed.token))).toBe(true)
  expect(seen.filter((one) => one.includes(account.password) || one.includes(pagePassword))).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  // The browser reports the rejected call.
  expect(messages.filter((text) => !text.includes('401'))).toEqual([])
  expect((await watched()).violations).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect((await wallet(renewed.token, fleet)).status).toBe(401)
})

test('session-endpoint: pages of other origins, other methods and signed-out users get no token', async ({
  page,
  fleet,
}) => {
  const { url } = await start(fleet)
  const endpoint = `${url}/fleet-session`
  const { status, cookie, headers } = await signInByHttp(url)
  expect(status).toBe(303)
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
  const wrong = new URLSearchParams({ user: 'ana', password: 'guessed' })
  expect((await post(`${url}/sign-in`, { 'Sec-Fetch-Site': 'same-origin' }, wrong)).status).toBe(403)

  const allowed = await post(endpoint, headers)
  const { token } = (await allowed.json()) as { token: string }
  expect(token.split('.')).toHaveLength(3)
  expect(allowed.headers.get('cache-control')).toBe('no-store')
  const older = { Cookie: headers.Cookie, Origin: url }
  expect((await post(endpoint, older)).status).toBe(200)
  const refusals: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    {},
  ]
  for (const refused of refusals) {
    const answer = await post(endpoint, { Cookie: headers.Cookie, ...refused })
    expect(answer.status, JSON.stringify(refused)).toBe(403)
    expect(await answer.text()).toBe('')
  }
  expect((await fetch(endpoint, { headers })).status).toBe(404)
  expect(await (await post(endpoint, own)).json()).toBeNull()
  expect(await (await post(endpoint, { ...own, Cookie: 'page-session=guessed' })).json()).toBeNull()

  // A page on another port of the same host: the browser sends the cookie, and the endpoint refuses.
  const other = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>Other</p>'),
  )
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const [name, value] = headers.Cookie.split('=') as [string, string]
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}`)
  const answered = page.waitForResponse(endpoint)
  await page.evaluate(
    (target) =>
      fetch(target, { method: 'POST', mode: 'no-cors', credentials: 'include' }).catch(() => undefined),
    endpoint,
  )
  const answer = await answered
  expect((await answer.request().allHeaders())['cookie']).toBe(headers.Cookie)
  expect(answer.status()).toBe(403)
  other.close()

  expect((await post(`${url}/sign-out`, headers)).status).toBe(303)
  expect(await (await post(endpoint, headers)).json()).toBeNull()
})

test('session-endpoint: a broken request and an API that does not answer end no session', async ({
  fleet,
}) => {
  const { url } = await start(fleet)
  const { headers } = await signInByHttp(url)
  expect((await post(`${url}/fleet-session`, headers, 'no json')).status).toBe(503)
  expect((await post(`${url}/fleet-session`, headers, 'x'.repeat(20_000))).status).toBe(503)
  expect((await post(`${url}/fleet-session`, headers)).status).toBe(200)
  await stop()

  const silent = await start(fleet, { FLEET_API_URL: 'http://localhost:9/api' })
  const signedIn = await signInByHttp(silent.url)
  expect((await post(`${silent.url}/fleet-session`, signedIn.headers)).status).toBe(503)
})
