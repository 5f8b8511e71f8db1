import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp, createSettings, type AppOptions } from './app.ts'
import type { Context } from './context.ts'
import { rows, type Db } from './db/connect.ts'
import { openMemory } from './db/openMemory.ts'
import { demoPassword, createFleet, type NewFleet } from './domain/fleetSetup.ts'
import { inTransaction, type Backend } from './inTransaction.ts'
import { mountSimulators } from './simulators/index.ts'
import { openPooled } from './testing/databasePool.ts'
import { faultAt } from './testing/faults.ts'

export { readCsv } from './utilities/csv.ts'

export interface SentMessage {
  id: number
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
}

export interface LedgerViolation {
  rule: string
  subject: string
  detail: string
}

export interface TestSandbox {
  db: Db
  /** Sends a request to the sandbox without a network. Pass it to a client as its `fetch`. */
  fetch(request: Request): Promise<Response>
  /** Creates a fleet with one user per role and `funds` centavos in its wallet. */
  newFleet(fleet: NewFleet): ReturnType<typeof createFleet>
  /** Signs in a user with the demo password, and with the two-factor code if the sandbox requires it. Returns the access token. */
  signIn(email: string): Promise<string>
  /** Sent mails and SMS, oldest first, optionally of one recipient only. */
  outbox(recipient?: string): Promise<SentMessage[]>
  /** Deactivates the account of a user. The API has no call for this. */
  closeAccount(email: string): Promise<void>
  /** Moves the clock of the sandbox forward by `ms` milliseconds; negative values move it back. */
  advance(ms: number): void
  /** Violations of the ledger invariants. Tests expect an empty list. */
  violations(): Promise<LedgerViolation[]>
  /** Runs `action` in a new transaction. */
  run<T>(action: (context: Context) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type TestOptions = Partial<
  Pick<
    AppOptions,
    | 'mode'
    | 'envelope'
    | 'passwordCost'
    | 'deriveKey'
    | 'addReportJob'
    | 'publicUrl'
    | 'onFailure'
    | 'productName'
    | 'redemptionsPerReport'
    | 'reportPause'
    | 'supportContact'
    | 'ipAddressOf'
    | 'bindings'
    | 'emit'
    | 'disconnect'
  >
>

const secret = 'only-for-tests-only-for-tests-only-for-tests'

/** The settings that every test sandbox has. */
export const testSettings = (options: TestOptions = {}) =>
  createSettings({ secret, passwordCost: 4, ...options })

/** A sandbox on a database that the caller opens and closes. The test controls its clock and its faults. */
export function testSandboxOn(db: Db, options: TestOptions = {}): Omit<TestSandbox, 'close'> {
  let clockOffset = 0
  const clock = (now: Date) => new Date(now.getTime() + clockOffset)
  const appOptions = { secret, passwordCost: 4, ...options, db, clock, onStage: faultAt }
  const app: Hono = createApp(appOptions)
  const backend: Backend = { db, clock, settings: testSettings(options) }
  mountSimulators(app, backend)
  const fetch = async (request: Request) => app.fetch(request)
  const run = <T>(action: (context: Context) => Promise<T>) => inTransaction(backend, action)

  const outbox = (recipient?: string) =>
    rows<SentMessage>(
      db,
      sql`select id::int, channel, recipient, subject, body, code, link from outbox
        ${recipient === undefined ? sql`` : sql`where lower(recipient) = lower(${recipient})`} order by id`,
    )

  const post = async (path: string, body: unknown) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(new Request(`http://sandbox.test/api/${path}`, init))
    return (await response.json()) as { AccessToken?: string; token?: string; errorCode?: string }
  }

  async function signIn(email: string): Promise<string> {
    const login = { email, password: demoPassword, portalType: 'fleet' }
    let response = await post('ms-profile/user/login', login)
    if (response.errorCode === 'P1008' || response.errorCode === 'P1028') {
      const otp = (await outbox(email)).findLast((message) => message.code)?.code
      const { token } = await post('ms-profile/user/otp/v2', { email, otp })
      response = await post('ms-profile/user/login', { ...login, token })
    }
    if (!response.AccessToken) throw new Error(`${email} cannot sign in: ${response.errorCode}`)
    return response.AccessToken
  }

  // Tests ask after each test, also after those that only read. The same snapshot of transactions has the same rows.
  let checked: { snapshot: string | undefined; violations: Promise<LedgerViolation[]> } | undefined
  async function violations() {
    const [now] = await rows<{ snapshot: string }>(db, sql`select pg_current_snapshot()::text as snapshot`)
    if (!checked || checked.snapshot !== now?.snapshot) {
      const found = rows<LedgerViolation>(db, sql`select * from ledger_violation`)
      checked = { snapshot: now?.snapshot, violations: found }
    }
    return checked.violations
  }

  return {
    db,
    fetch,
    run,
    signIn,
    outbox,
    newFleet: (fleet) => run((context) => createFleet(context, fleet)),
    closeAccount: async (email) => {
      await db.execute(sql`update app_user set status = 'deactivated' where lower(email) = lower(${email})`)
    },
    advance: (ms) => void (clockOffset += ms),
    violations,
  }
}

const readSnapshot = async (file: string) => new Blob([await readFile(file)])

/** An in-memory sandbox, loaded from the snapshot of the test run (`src/testing/snapshot.ts`) or newly migrated. */
export async function createTestSandbox(options: TestOptions = {}): Promise<TestSandbox> {
  const file = process.env['SANDBOX_SNAPSHOT']
  const { db, close } = await openMemory(file ? await readSnapshot(file) : undefined)
  return { ...testSandboxOn(db, options), close }
}

/** Like `createTestSandbox`, for tests that leave tables and triggers as they are: `close` keeps the emptied database. */
export async function createPooledTestSandbox(options: TestOptions = {}): Promise<TestSandbox> {
  const file = process.env['SANDBOX_SNAPSHOT']
  if (!file) throw new Error('The test run has no snapshot of a database.')
  const { db, close } = await openPooled(() => readSnapshot(file))
  return { ...testSandboxOn(db, options), close }
}
