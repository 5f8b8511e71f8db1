import type { Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test, userOf } from '../tests/portal.ts'
import { sandbox, type TestFleet } from '../tests/sandbox.ts'
import { copiesIn } from './copies.ts'
import { environment, exampleFolder, installPage, pack, run, type ManifestChange } from './packs.ts'
import { servePage, type ServedPage } from './serve.ts'

const results = fileURLToPath(new URL('../../.cache/partners/results', import.meta.url))

/** The largest layout shift of a page whose server renders the widgets. */
export const maxShift = 0.02

export interface Partner {
  /** The name of the page: that of the example, unless `example` names another one. */
  name: string
  example?: string
  /** Changes the manifest of the page before the install. */
  change?: ManifestChange
  /** Packages that the page has installed before the packs, by their exact versions. */
  installedBefore?: Readonly<Record<string, string>>
  /** The files of the page that a partner writes for the widgets. */
  own: readonly string[]
  /** The folder of the built page. Its files have source maps. Default: `dist`. */
  output?: string
  /** Serves the built page. Default: its files. */
  serve?: (folder: string, token: () => Promise<string>) => Promise<ServedPage>
  /** Whether the server of the page renders the widgets. Then the page must not shift. */
  isRenderedByServer?: boolean
}

interface PartnerRow {
  name: string
  lines: number
  seconds: number
  messages: string[]
  violations: string[]
  shift: number
  kilobytes: number
  packages: number
  copies: string[]
}

/** The lines of a file without empty lines and comments. */
const codeLines = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*|<!--)/.test(line)).length

/** An entry of the browser's `layout-shift`. */
interface LayoutShift {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Watched {
  violations: string[]
  shift: number
  /** The elements that moved, with the shift that each belongs to. */
  moved: string[]
}

/** Records what the page must not do. Call it before the page opens. */
export async function watch(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => {
    // React and routers recommend their developer tools.
    if (!/Download the React DevTools/.test(message.text())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!/javascript|css/.test(response.headers()['content-type'] ?? '')) return
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    )
  })
  await page.addInitScript(() => {
    const watched: Watched = { violations: [], shift: 0, moved: [] }
    Object.assign(globalThis, { watched })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        watched.shift += value
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
          const places = [previousRect, currentRect].map(
            (rect) => `${rect.x} ${rect.y} ${rect.width} × ${rect.height}`,
          )
          watched.moved.push(`${value.toFixed(3)} ${name}: ${places.join(', now ')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const watched = () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  const kilobytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  return { messages, watched, kilobytes }
}

/** Adds drivers to a fleet. Resolves to its user, who may see them. */
export async function addDrivers(fleet: TestFleet, count: number) {
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  for (let index = 0; index < count; index += 1) {
    await sandbox.api('POST', 'driver', token, {
      fleetId: fleet.fleetId,
      firstName: 'José',
      lastName: 'Peñaflor',
      driverLicenseId: `N01${String(index).padStart(8, '0')}`,
      mobileNumber: `0917123${String(index).padStart(4, '0')}`,
    })
  }
  return user
}

/** Adds a driver with the buttons of the widget. */
export async function addDriver(page: Page) {
  await page.getByRole('button', { name: 'Add driver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ana')
  await dialog.getByLabel('Last name').fill('Reyes')
  await dialog.getByLabel('Driver ID').fill('N0299999999')
  await dialog.getByLabel('Mobile number').fill('09179999999')
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('Ana Reyes was added.')).toBeVisible()
}

/** Installs, builds and serves the page of a partner before the tests of a file. */
export function servePartner(partner: Partner) {
  const page = exampleFolder(partner.example ?? partner.name)
  let user: { email: string; password: string }
  let folder: string
  let server: ServedPage
  let started: number
  const token = () => sandbox.token(user)

  test.beforeAll(async () => {
    test.setTimeout(900_000)
    await pack()
    started = Date.now()
    folder = await installPage(partner.name, page, partner)
    await run('npm', ['run', 'build'], { cwd: folder, env: environment })
    const serve = partner.serve ?? ((built) => servePage(join(built, 'dist'), { token }))
    server = await serve(folder, token)
  })
  test.afterAll(() => server?.close())

  return {
    page,
    /** The folder of the installed page. */
    folder: () => folder,
    /** The seconds since the folder was empty. */
    seconds: () => (Date.now() - started) / 1000,
    /** The address of the page for a fleet, with further values of the query. */
    address: (fleet: TestFleet, query: Record<string, string> = {}) =>
      `${server.url}/?${new URLSearchParams({ fleet: fleet.fleetId, ...query })}`,
    /** The user of the page's sessions. */
    signIn: (next: typeof user) => {
      user = next
    },
  }
}

/**
 * Tests a page of a partner: it installs the packs, is built and served, shows the drivers of a fleet and adds one. The page
 * reports nothing, its policy blocks nothing, and it has no library twice.
 */
export function testPartner(partner: Partner) {
  const { name, own, output = 'dist', isRenderedByServer = false } = partner
  const served = servePartner(partner)

  test(`${name}: the page shows the drivers and adds one, and nothing is reported or blocked`, async ({
    page,
    fleet,
  }) => {
    served.signIn(await addDrivers(fleet, 12))
    const { messages, watched, kilobytes } = await watch(page)
    await page.goto(served.address(fleet))
    await expect(page.getByRole('row', { name: /José Peñaflor/ }).first()).toBeVisible()
    const seconds = served.seconds()
    await page.waitForLoadState('networkidle')
    const size = await kilobytes()
    const { shift } = await watched()
    await addDriver(page)
    const { violations } = await watched()

    const sources = await Promise.all(own.map((file) => readFile(join(served.page, file), 'utf8')))
    const row: PartnerRow = {
      name,
      lines: sources.reduce((sum, text) => sum + codeLines(text), 0),
      seconds,
      messages,
      violations,
      shift,
      kilobytes: size,
      ...(await copiesIn(join(served.folder(), output))),
    }
    await mkdir(results, { recursive: true })
    await writeFile(join(results, `${name}.json`), JSON.stringify(row))
    expect(messages).toEqual([])
    expect(violations).toEqual([])
    if (isRenderedByServer) expect(shift).toBeLessThanOrEqual(maxShift)
    expect(row.packages).toBeGreaterThan(5)
    expect(row.copies).toEqual([])
  })
  return served
}
