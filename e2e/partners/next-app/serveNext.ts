import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, sandboxUrl } from '../../ports.ts'
import { environment } from '../packs.ts'
import { servePage, type ServedPage } from '../serve.ts'

/** Starts the built app, and a back end for its sessions. */
export async function serveNext(folder: string, token: () => Promise<string>): Promise<ServedPage> {
  const backEnd = await servePage(folder, { token })
  const port = await freePort()
  const app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...environment, BACK_END: backEnd.url, FLEET_API_URL: `${sandboxUrl}/api` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const pipe of [app.stdout, app.stderr]) pipe.on('data', (chunk) => (output += String(chunk)))
  const url = `http://localhost:${port}`
  const answers = () =>
    fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    )
  for (let attempt = 0; !(await answers()); attempt += 1) {
    if (app.exitCode !== null || attempt > 600) throw new Error(`next start does not answer:\n${output}`)
    await sleep(100)
  }
  const close = async () => {
    app.kill()
    if (app.exitCode === null) await once(app, 'exit')
    await backEnd.close()
    // Next prints what React reports on the server.
    if (/error|warning/i.test(output)) throw new Error(`next start has reported:\n${output}`)
  }
  return { url, close }
}
