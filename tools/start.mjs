/*
 * Starts the whole portal on this machine: the sandbox (back end, simulators, demo fleets) and the host. Ctrl+C stops
 * both. If one of them stops, the other is stopped too. Arguments are passed to the sandbox: `npm start -- --legacy`.
 */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

/** Milliseconds until a child that does not stop is killed. */
const stopTimeout = 10_000

/** Whether a program listens on a port of this machine, over IPv4 or IPv6. */
async function isPortInUse(port) {
  const accepts = (host) =>
    new Promise((resolve) => {
      const socket = connect({ port, host })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => resolve(false)).setTimeout(1000, () => socket.destroy())
    })
  const results = await Promise.all(['127.0.0.1', '::1'].map(accepts))
  return results.includes(true)
}

async function freePort(name, preferred) {
  for (let port = preferred; port < preferred + 50; port++) {
    if (await isPortInUse(port)) continue
    if (port !== preferred)
      console.log(`Port ${preferred} is used by another program. The ${name} uses ${port}.`)
    return port
  }
  throw new Error(`No free port for the ${name} between ${preferred} and ${preferred + 49}.`)
}

const children = new Map()
const stopping = new AbortController()

/** Starts a child in its own process group, so that only this program receives Ctrl+C. */
function start(name, [program, ...args], options) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not start: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`))
  })
  children.set(child, ended)
  void ended.then((how) => {
    children.delete(child)
    if (stopping.signal.aborted) return
    console.error(`The ${name} ${how}. Its output is above. ${options.help}`)
    void stop(1)
  })
}

async function stop(code) {
  if (stopping.signal.aborted) return
  stopping.abort()
  const endings = [...children.values()]
  for (const child of children.keys()) child.kill('SIGTERM')
  await Promise.race([Promise.all(endings), sleep(stopTimeout, undefined, { ref: false })])
  for (const child of children.keys()) child.kill('SIGKILL')
  process.exit(code)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

/** Resolves when the URL responds, or when this program stops. */
async function waitForResponse(url) {
  while (!stopping.signal.aborted) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
}

/** Prints a step, and its duration when it has ended. */
async function step(text, run) {
  const started = performance.now()
  console.log(`${text} …`)
  await run()
  if (!stopping.signal.aborted)
    console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const sandboxPort = await freePort('sandbox', Number(process.env.PORT ?? 4000))
const hostPort = await freePort('portal', 5173)
const sandboxUrl = `http://localhost:${sandboxPort}`
const hostUrl = `http://localhost:${hostPort}`

const node = process.execPath
const sandboxArguments = process.argv.slice(2)
const vite = join(root, 'node_modules/vite/bin/vite.js')
start('sandbox', [node, '--conditions=fleet-source', 'apps/sandbox/src/main.ts', ...sandboxArguments], {
  env: { PORT: String(sandboxPort), PORTAL_URL: hostUrl },
  help: 'To start with new data, run `npm start -- --reset`.',
})
// Starts beside the sandbox, which needs some seconds for its demo data.
start('portal', [node, vite, '--port', String(hostPort), '--strictPort', '--logLevel', 'warn'], {
  cwd: join(root, 'apps/host'),
  env: { SANDBOX_URL: sandboxUrl },
  help: 'To install the dependencies again, delete `node_modules` and run `npm start`.',
})
await step('Starting the sandbox (its first start creates the demo fleets, which takes about 15 s)', () =>
  waitForResponse(`${sandboxUrl}/readyz`),
)
await step('Starting the portal', () => waitForResponse(hostUrl))
if (!stopping.signal.aborted) {
  console.log(`\nThe portal:   ${hostUrl}`)
  console.log(`The sandbox:  ${sandboxUrl} (opens the portal as any demo account; email, SMS, pump, banks)`)
  console.log('Ctrl+C stops both.')
}
