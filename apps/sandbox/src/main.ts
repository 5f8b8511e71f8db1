import { fileURLToPath } from 'node:url'
import { missingEndpoints } from './app.ts'
import { crashAt } from './crash.ts'
import { openFolder } from './db/openFolder.ts'
import { openServer } from './db/openServer.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { userPlans } from './seed/fleetList.ts'
import { loadOrCreateSecret } from './secretFile.ts'
import { startServer } from './server.ts'
import { loggedError } from './utilities/loggedError.ts'

const flags = new Set(process.argv.slice(2))
const env = process.env
const folder = env['DATA_DIR'] ?? fileURLToPath(new URL('../.data', import.meta.url))

/** The secret that signs sessions. It is stored with the data, so that sessions survive a restart. */
async function readSecret(): Promise<string> {
  if (env['SANDBOX_SECRET']) return env['SANDBOX_SECRET']
  return loadOrCreateSecret(folder)
}

/** How sign-in errors are reported: see `Settings.mode`. */
function parseMode(value = 'uniform') {
  if (value === 'uniform' || value === 'legacy') return value
  throw new Error(`SIGN_IN_MODE is \`uniform\` or \`legacy\`, not \`${value}\`.`)
}

/** The number of trusted proxies that add to X-Forwarded-For. */
function parseProxies(value = '0'): number {
  if (/^\d$/.test(value)) return Number(value)
  throw new Error(`PROXIES is a number of proxies, not \`${value}\`.`)
}

/** The URL in a variable. Without `https://` its host would pass for a protocol, and links would begin with `null`. */
function parseUrl(name: string): string | undefined {
  const value = env[name]
  if (!value || /^https?:\/\//i.test(URL.parse(value)?.href ?? '')) return value
  throw new Error(`${name} is a URL such as https://fleet.example.ph, not \`${value}\`.`)
}

const parseNames = (value = ''): string[] =>
  value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Milliseconds of pause after every thousand rows of a long report. */
function parsePause(value = '1000'): number {
  if (/^\d{1,5}$/.test(value)) return Number(value)
  throw new Error(`REPORT_PAUSE is a number of milliseconds, not \`${value}\`.`)
}

async function openDatabase() {
  const url = env['DATABASE_URL']
  const reset = flags.has('--reset')
  if (url) return openServer({ connectionString: url }, undefined, { reset })
  console.log(
    `Data: ${folder} (PGlite: for development, not power-loss safe; set DATABASE_URL for PostgreSQL)`,
  )
  return openFolder(folder, { reset })
}

async function main(): Promise<void> {
  if (flags.has('--missing')) {
    const missing = missingEndpoints()
    console.log(missing.length === 0 ? 'Every call is implemented.' : missing.join('\n'))
    return
  }
  const reset = flags.has('--reset')
  const started = Date.now()
  const publicUrl = parseUrl('PUBLIC_URL')
  const portalUrl = parseUrl('PORTAL_URL') ?? 'http://localhost:5173'
  const database = await openDatabase()
  const { url, stop } = await startServer(database, {
    port: Number(env['PORT'] ?? 4000),
    host: env['HOST'] ?? '127.0.0.1',
    secret: await readSecret(),
    portalUrl,
    ...(publicUrl && { publicUrl }),
    ...(env['PRODUCT_NAME'] && { productName: env['PRODUCT_NAME'] }),
    supportContact: [env['SUPPORT_EMAIL'], env['SUPPORT_PHONE']].filter(Boolean).join(', '),
    mode: flags.has('--legacy') ? 'legacy' : parseMode(env['SIGN_IN_MODE'] || undefined),
    reportPause: parsePause(env['REPORT_PAUSE'] || undefined),
    hosts: parseNames(env['ALLOWED_HOSTS']),
    proxies: parseProxies(env['PROXIES'] || undefined),
    reset: reset && env['DATABASE_URL'] !== undefined,
    onStage: (stage, { headers }) => crashAt(`${stage} ${headers.get('Idempotency-Key')}`),
    onFailure: ({ requestId, call, error }) =>
      console.error(`${requestId} ${call} failed:`, loggedError(error)),
  })
  console.log(`Sandbox: ${url} (ready in ${((Date.now() - started) / 1000).toFixed(1)} s)`)
  console.log(`Password of every account: ${demoPassword}`)
  for (const { email, description: about } of userPlans) console.log(`  ${email.padEnd(28)} ${about}`)

  let isStopping = false
  const shutDown = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}

main().catch((error: unknown) => {
  const logged = loggedError(error)
  console.error(logged instanceof Error ? logged.message : logged)
  process.exit(1)
})
