import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const workspace = fileURLToPath(new URL('../../../..', import.meta.url))
/** Seconds until a process must be ready. It seeds an empty database before that. */
const startLimit = 240

/** The secret of every process that programs of this project start. */
const spawnSecret = 'only-for-programs-only-for-programs-only-for-programs'

/** A port that no program listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface SpawnedSandbox {
  url: string
  pid: number
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>
  /** All output so far. */
  output(): string
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>
  /** Asks the process to stop, and waits for it. */
  stop(): Promise<void>
}

/** Starts the sandbox as a process of its own, with the environment of `npm run sandbox`. */
function spawnSandboxNow(port: number, env: Readonly<Record<string, string>>): SpawnedSandbox {
  const flags = ['--conditions=fleet-source', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, program], {
    cwd: workspace,
    env: { ...process.env, SANDBOX_SECRET: spawnSecret, REPORT_PAUSE: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    output: () => text,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Starts the sandbox as a process of its own, and resolves when it is ready. */
export async function spawnSandbox(
  env: Readonly<Record<string, string>>,
  port?: number,
): Promise<SpawnedSandbox> {
  const sandbox = spawnSandboxNow(port ?? (await freePort()), env)
  let hasEnded = false
  void sandbox.ended.then(() => (hasEnded = true))
  for (const limit = Date.now() + startLimit * 1000; Date.now() < limit; await sleep(50)) {
    if (hasEnded) throw new Error(`The sandbox ended with ${await sandbox.ended}: ${sandbox.output()}`)
    const answer = await fetch(new URL('/readyz', sandbox.url)).catch(() => undefined)
    if (answer?.ok) return sandbox
  }
  await sandbox.kill()
  throw new Error(`The sandbox was not ready after ${startLimit} s: ${sandbox.output()}`)
}
