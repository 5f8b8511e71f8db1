import { createTestFleet, type NewFleet, type TestFleet } from './createTestFleet.ts'
import { testSandbox } from './testSandbox.ts'

export type { TestFleet } from './createTestFleet.ts'

/** Creates a fleet in this test file's sandbox, with a user for every role. No other test uses it. */
export async function testFleet(options?: NewFleet): Promise<TestFleet> {
  const sandbox = await testSandbox()
  return createTestFleet((request) => sandbox.fetch(request), options)
}
