import type { FlagName } from 'fleet-portal-api-client/contract/flags'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changeFlag, flagTree } from '../domain/flags.ts'
import { openRealtime } from '../realtime.ts'
import { openRealtimeDatabase } from '../simulators/realtimeDatabase.ts'
import { testSettings, type TestSandbox } from '../testing.ts'

/** Starts the realtime socket server and the flag database of a test sandbox on a free port. */
export async function openLive({ db, run }: Pick<TestSandbox, 'db' | 'run'>) {
  const http = createServer()
  const realtime = openRealtime(http, { db, settings: testSettings() })
  const flags = openRealtimeDatabase(http, () => run(({ tx }) => flagTree(tx)))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    /** Sends a message to the connections of one user. */
    emit: realtime.emit,
    async setFlag(name: FlagName, patch: { isOn?: boolean; emails?: readonly string[] }): Promise<void> {
      await run((context) => changeFlag(context, name, patch))
      await flags.changed()
    },
    /** Closes all open connections. Clients can reconnect. */
    dropConnections(): void {
      realtime.disconnectAll()
      flags.disconnectAll()
    },
    async stop(): Promise<void> {
      realtime.close()
      flags.close()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
