import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPooledTestSandbox, type TestSandbox } from '../testing.ts'
import { loggedError } from './loggedError.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createPooledTestSandbox()))
afterAll(() => sandbox.close())

it('a failed query is logged with its code and without its parameters', async () => {
  const query = sql`select ${'Sikreto-1234'}::text, 1 / ${0}::int`
  const error: unknown = await sandbox.db.execute(query).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('Sikreto-1234')
  const logged = String(loggedError(error))
  expect(logged).not.toContain('Sikreto-1234')
  expect(logged).toContain('select $1::text')
  expect(logged).toContain('22012 division by zero')
})

it('any other error is logged as it is', () => {
  const error = new Error('The ledger contradicts its rules.')
  expect(loggedError(error)).toBe(error)
})
