import { fleetOn, type NewFleet, type TestFleet } from './fleetOn.ts'
import { testSandbox } from './testSandbox.ts'

export type { TestFleet } from './fleetOn.ts'

/** A fleet in this test file's sandbox that no other test knows, with a person for every role. */
export async function testFleet(wanted?: NewFleet): Promise<TestFleet> {
  const sandbox = await testSandbox()
  return fleetOn((request) => sandbox.fetch(request), wanted)
}
