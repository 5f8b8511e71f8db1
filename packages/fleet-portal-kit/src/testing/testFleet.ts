import { fleetOn, type NewFleet, type TestFleet } from './fleetOn.ts'
import { testSandbox } from './testSandbox.ts'

export type { TestFleet } from './fleetOn.ts'

/** Creates a fleet in this test file's sandbox, with a user for every role. No other test uses it. */
export async function testFleet(options?: NewFleet): Promise<TestFleet> {
  const sandbox = await testSandbox()
  return fleetOn((request) => sandbox.fetch(request), options)
}
