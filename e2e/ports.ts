import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** The ports of the tests' sandbox and portal. Environment variables change them, for two runs on one machine. */
export const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4310)
export const hostPort = Number(process.env['HOST_PORT'] ?? 5310)

export const sandboxUrl = `http://localhost:${sandboxPort}`

/** A port that no program of this machine uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
