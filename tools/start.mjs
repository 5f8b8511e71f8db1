/*
 * The whole portal on this machine: the sandbox (back end, simulators, demo fleets) and the host in front of it.
 * Stops both on Ctrl+C, and the other one where one of them stops. What is given goes to the sandbox:
 * `npm start -- --legacy`.
 */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const patience = 10_000

/** Whether somebody answers on a port of this machine, over either family of addresses. */
async function isTaken(port) {
  const answers = (host) =>
    new Promise((resolve) => {
      const socket = connect({ port, host })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => resolve(false)).setTimeout(1000, () => socket.destroy())
    })
  const results = await Promise.all(['127.0.0.1', '::1'].map(answers))
  return results.includes(true)
}

async function freePort(name, wanted) {
  for (let port = wanted; port < wanted + 50; port++) {
    if (await isTaken(port)) continue
    if (port !== wanted) console.log(`Port ${wanted} is taken by another program: the ${name} takes ${port}.`)
    return port
  }
  throw new Error(`No free port for the ${name} between ${wanted} and ${wanted + 49}.`)
}

const children = new Map()
const stopping = new AbortController()

/** Starts a child in a group of its own, so that Ctrl+C reaches this program first. */
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
    console.error(`The ${name} ${how}. Stopping the rest.`)
    void stop(1)
  })
}

async function stop(code) {
  if (stopping.signal.aborted) return
  stopping.abort()
  const endings = [...children.values()]
  for (const child of children.keys()) child.kill('SIGTERM')
  await Promise.race([Promise.all(endings), sleep(patience, undefined, { ref: false })])
  for (const child of children.keys()) child.kill('SIGKILL')
  process.exit(code)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

/** Resolves when the address answers; gives up quietly when this program stops. */
async function answering(url) {
  while (!stopping.signal.aborted) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
}

const sandboxPort = await freePort('sandbox', Number(process.env.PORT ?? 4000))
const hostPort = await freePort('portal', 5173)
const sandboxUrl = `http://localhost:${sandboxPort}`
const hostUrl = `http://localhost:${hostPort}`

const node = process.execPath
const wishes = process.argv.slice(2)
start('sandbox', [node, '--conditions=fleet-source', 'apps/sandbox/src/main.ts', ...wishes], {
  env: { PORT: String(sandboxPort), PORTAL_URL: hostUrl },
})
await answering(`${sandboxUrl}/readyz`)

const vite = join(root, 'node_modules/vite/bin/vite.js')
start('portal', [node, vite, '--port', String(hostPort), '--strictPort', '--logLevel', 'warn'], {
  cwd: join(root, 'apps/host'),
  env: { SANDBOX_URL: sandboxUrl },
})
await answering(hostUrl)
if (!stopping.signal.aborted) {
  console.log(`\nThe portal:                     ${hostUrl}`)
  console.log(`The sandbox (mail, pump, banks): ${sandboxUrl}`)
  console.log('Ctrl+C stops both.')
}
