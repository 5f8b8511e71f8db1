import { createTestSandbox, type TestOptions, type TestSandbox } from 'sandbox/testing'

// Closed after every test file, so this is one sandbox per file.
let opened: Promise<TestSandbox> | undefined

/** The sandbox of this test file, made when a test first asks for it, and with what that one wants. */
export const testSandbox = (options?: TestOptions): Promise<TestSandbox> =>
  (opened ??= createTestSandbox(options))

/** The promises of the ledger that the tests of this file broke; empty where none asked for a sandbox. */
export async function brokenPromises() {
  return opened ? (await opened).violations() : []
}

export async function closeTestSandbox(): Promise<void> {
  const sandbox = await opened
  opened = undefined
  await sandbox?.close()
}
