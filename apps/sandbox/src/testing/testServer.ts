import { readFile } from 'node:fs/promises'
import { openMemory } from '../db/openMemory.ts'
import { startServer } from '../server.ts'
import { testSandboxOn } from '../testing.ts'

const secret = 'only-for-tests-only-for-tests-only-for-tests'

/** Starts the sandbox server on a free port, with an unseeded database and one fleet. */
export async function testServer(options: { hosts?: readonly string[] } = {}) {
  const file = process.env['SANDBOX_SNAPSHOT']
  const database = await openMemory(file ? new Blob([await readFile(file)]) : undefined)
  const { newFleet, signIn } = testSandboxOn(database.db)
  const fleet = await newFleet({ type: 'hedging', roles: ['portal-admin'], funds: 10_000_000 })
  const email = fleet.users[0]?.email ?? ''
  const token = await signIn(email)
  const server = await startServer(database, {
    port: 0,
    host: '127.0.0.1',
    secret,
    passwordCost: 4,
    ...options,
  })
  const send = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)
  return { ...server, fleet, email, token, send }
}
