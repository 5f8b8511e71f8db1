import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { accountOf } from './accounts.js'
import { createFleetSession } from './fleetSession.js'
import { fleetPage, policy, signInPage } from './page.js'

const {
  PORT = '3000',
  FLEET_API_URL: apiUrl = 'http://localhost:4000/api',
  FLEET_ID: fleetId = '',
} = process.env
const browserFiles = new URL('./node_modules/fleet-portal-kit/dist/browser/', import.meta.url)

/** The fleet session of each signed-in user, by the value of the cookie. A real server keeps them in its session store. */
const sessions = new Map()
const cookieOf = (request) => /(?:^|; )page-session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
const setCookie = (value, age) =>
  `page-session=${value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${age}` +
  (process.env.NODE_ENV === 'production' ? '; Secure' : '')

/** Whether a request comes from our own page. Browsers say so; the host of the Origin header is for older ones. */
function isOwnPage({ headers }) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return (
    headers.origin !== undefined &&
    URL.canParse(headers.origin) &&
    new URL(headers.origin).host === headers.host
  )
}

async function bodyOf(request) {
  let body = ''
  for await (const chunk of request)
    if ((body += chunk).length > 10_000) throw new Error('The body is too long.')
  return body
}

const redirect = (response, headers) => response.writeHead(303, { Location: '/', ...headers }).end()

const routes = {
  'GET /': (request, response) => {
    const nonce = randomUUID()
    const isSignedIn = sessions.has(cookieOf(request))
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce, apiUrl),
      'Cache-Control': 'no-store',
    })
    response.end(isSignedIn ? fleetPage(nonce, { apiUrl, fleetId }) : signInPage(nonce))
  },

  'POST /sign-in': async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request))
    const account = accountOf(form.get('user') ?? '', form.get('password') ?? '')
    if (!account) return response.writeHead(403).end('The user or the password is wrong.')
    const id = randomUUID()
    sessions.set(id, createFleetSession({ apiUrl, account }))
    redirect(response, { 'Set-Cookie': setCookie(id, 8 * 3600) })
  },

  'POST /sign-out': async (request, response) => {
    const session = sessions.get(cookieOf(request))
    sessions.delete(cookieOf(request))
    await session?.end()
    redirect(response, { 'Set-Cookie': setCookie('', 0) })
  },

  'POST /fleet-session': async (request, response) => {
    const session = sessions.get(cookieOf(request))
    const body = await bodyOf(request)
    const { reason } = body ? JSON.parse(body) : {}
    const token = await session?.token(reason)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(token ? { token } : null))
  },
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, file] = /^\/fleet-portal\/([\w-]+\.js)$/.exec(pathname) ?? []
  if (request.method === 'GET' && file) {
    response.setHeader('Content-Type', 'text/javascript')
    return createReadStream(fileURLToPath(new URL(file, browserFiles)))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  }
  const route = routes[`${request.method} ${pathname}`]
  if (!route) return response.writeHead(404).end()
  if (request.method === 'POST' && !isOwnPage(request)) return response.writeHead(403).end()
  try {
    await route(request, response)
  } catch (error) {
    // Widgets say that the session could not be checked, and offer to try again. `null` would end it.
    console.error(String(error.cause ?? error))
    response.writeHead(503).end()
  }
})

server.listen(Number(PORT), 'localhost', () => console.log(`http://localhost:${server.address().port}`))
