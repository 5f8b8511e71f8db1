import { fileURLToPath } from 'node:url'
import { missingRows } from './app.ts'
import { openFolder } from './db/openFolder.ts'
import { openServer } from './db/openServer.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { peoplePlans } from './seed/fleetList.ts'
import { keptSecret } from './secretFile.ts'
import { startServer } from './server.ts'

const flags = new Set(process.argv.slice(2))
const env = process.env
const folder = env['DATA_DIR'] ?? fileURLToPath(new URL('../.data', import.meta.url))

/** Signs the sessions; kept with the data, so that a restart signs nobody out. */
async function secretOf(): Promise<string> {
  if (env['SANDBOX_SECRET']) return env['SANDBOX_SECRET']
  return keptSecret(folder)
}

/** What strangers are told of accounts: the same for all, or the reason. */
function modeOf(wanted = 'uniform') {
  if (wanted === 'uniform' || wanted === 'legacy') return wanted
  throw new Error(`SIGN_IN_MODE is \`uniform\` or \`legacy\`, not \`${wanted}\`.`)
}

/** How many proxies of one's own add to X-Forwarded-For. */
function proxiesOf(wanted = '0'): number {
  if (/^\d$/.test(wanted)) return Number(wanted)
  throw new Error(`PROXIES is a number of proxies, not \`${wanted}\`.`)
}

/** Milliseconds between a thousand lines of a long report and the next. */
function pauseOf(wanted = '1000'): number {
  if (/^\d{1,5}$/.test(wanted)) return Number(wanted)
  throw new Error(`REPORT_PAUSE is a number of milliseconds, not \`${wanted}\`.`)
}

async function openDatabase() {
  const address = env['DATABASE_URL']
  if (address) return openServer({ connectionString: address })
  console.log(
    `Data: ${folder} (PGlite: for development, not power-loss safe; set DATABASE_URL for PostgreSQL)`,
  )
  return openFolder(folder, { reset: flags.has('--reset') })
}

async function main(): Promise<void> {
  if (flags.has('--missing')) {
    const missing = missingRows()
    console.log(missing.length === 0 ? 'Every call is implemented.' : missing.join('\n'))
    return
  }
  const reset = flags.has('--reset')
  const started = Date.now()
  const database = await openDatabase()
  const { url, stop } = await startServer(database, {
    port: Number(env['PORT'] ?? 4000),
    host: env['HOST'] ?? '127.0.0.1',
    secret: await secretOf(),
    portalUrl: env['PORTAL_URL'] ?? 'http://localhost:5173',
    mode: flags.has('--legacy') ? 'legacy' : modeOf(env['SIGN_IN_MODE'] || undefined),
    reportPause: pauseOf(env['REPORT_PAUSE'] || undefined),
    hosts: (env['ALLOWED_HOSTS'] ?? '').toLowerCase().split(',').filter(Boolean),
    proxies: proxiesOf(env['PROXIES'] || undefined),
    reset: reset && env['DATABASE_URL'] !== undefined,
    onFailure: ({ requestId, call, error }) => console.error(`${requestId} ${call} failed:`, error),
  })
  console.log(`Sandbox: ${url} (ready in ${((Date.now() - started) / 1000).toFixed(1)} s)`)
  console.log(`Password of every account: ${demoPassword}`)
  for (const { email, about } of peoplePlans) console.log(`  ${email.padEnd(28)} ${about}`)

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
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
