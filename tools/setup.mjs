/*
 * Prepares a fresh checkout for `npm start` and `npm test`, which run it first. It works on any Node from 20 without
 * installed packages. It prints a line for each step, and nothing if everything is installed.
 *
 *   node tools/setup.mjs [--browser]
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...path) => join(root, ...path)
const onWindows = process.platform === 'win32'

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined)

const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: onWindows, ...options }).status === 0

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(at('pnpm-lock.yaml')))
    .update(readFileSync(at('pnpm-workspace.yaml')))
    .digest('hex')
  const stamp = at('node_modules', '.installed-lockfile')
  if (read(stamp) === wanted) return
  console.log(
    'Installing dependencies (pnpm install, with the lockfile; one to three minutes the first time) …',
  )
  if (!succeeds('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'])) {
    console.error(
      'The installation failed. Its output is above. Check the connection to the npm registry and the space on the disk, and run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** Whether a program is a working browser: some systems ship placeholders with a browser's name. */
const runs = (program) =>
  existsSync(program) &&
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000, shell: onWindows }).status === 0

function installedBrowsers() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, onWindows ? `${name}.exe` : name)))
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
}

async function playwrightBrowser() {
  const entry = at('node_modules', 'playwright', 'index.mjs')
  if (!existsSync(entry)) return undefined
  const { chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

async function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...installedBrowsers(), await playwrightBrowser()]
  return candidates.find((program) => program && runs(program))
}

async function downloadBrowser() {
  console.log('No Chromium found: downloading it with Playwright …')
  if (succeeds(process.execPath, [at('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])) {
    const found = await findBrowser()
    if (found) return found
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('The download failed: installing the package of the system …')
  if (!succeeds('apt-get', ['update', '-qq'])) return undefined
  if (!succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])) return undefined
  return findBrowser()
}

async function browser() {
  const note = at('.cache', 'chromium')
  const noted = read(note)
  const forced = process.env.CHROMIUM_PATH
  if (noted && (!forced || forced === noted) && existsSync(noted)) return
  const found = (await findBrowser()) ?? (await downloadBrowser())
  if (!found) {
    rmSync(note, { force: true })
    console.error(
      'No Chromium or Chrome was found or downloaded. Browser tests will fail: set CHROMIUM_PATH.',
    )
    return
  }
  mkdirSync(at('.cache'), { recursive: true })
  writeFileSync(note, `${found}\n`)
  console.log(`Browser tests use ${found}.`)
}

install()
if (process.argv.includes('--browser')) await browser()
