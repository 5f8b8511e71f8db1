import { createPooledTestSandbox, type TestOptions, type TestSandbox } from 'sandbox/testing'

// Closed after every test file, so this is one sandbox per file.
let opened: Promise<TestSandbox> | undefined

/** The sandbox of this test file. The first call creates it, with its options. */
export const testSandbox = (options?: TestOptions): Promise<TestSandbox> =>
  (opened ??= createPooledTestSandbox(options))

/** The violated rules of the ledger; empty if no test has used a sandbox. */
export async function ledgerViolations() {
  return opened ? (await opened).violations() : []
}

export async function closeTestSandbox(): Promise<void> {
  const sandbox = await opened
  opened = undefined
  await sandbox?.close()
}
