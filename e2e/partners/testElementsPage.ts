import type { Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../tests/portal.ts'
import { sandbox } from '../tests/sandbox.ts'
import { environment, exampleFolder, installPage, pack, run } from './packs.ts'
import type { ServedPage } from './serve.ts'
import { serveElements } from './serveElements.ts'
import { addDriver, addDrivers, watch } from './testPartner.ts'

const results = fileURLToPath(new URL('../../.cache/partners/results', import.meta.url))

/** Everything that a widget could leave on a page. */
export const traceOf = (page: Page) =>
  page.evaluate(() => ({
    attributes: [...document.documentElement.attributes, ...document.body.attributes]
      // A removed scroll lock may leave an empty style attribute.
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}=${value}`),
    head: [...document.head.children].map((node) => node.outerHTML),
    body: [...document.body.children].map((node) => node.localName),
    elements: document.querySelectorAll('[class*="fpk"], [data-fleet-portal], [data-styled]').length,
  }))

/** Writes what a page has measured to the results of all partners' pages. */
export async function writeResult(name: string, result: object) {
  await mkdir(results, { recursive: true })
  await writeFile(join(results, `${name}.json`), JSON.stringify({ name, ...result }))
}

interface ElementsPartner {
  /** The name of the example. */
  name: string
  /** The files of the page that a partner writes for the widgets. */
  own: readonly string[]
  /** The HTML of the page in its folder. */
  html: string
  /** The folders that the page serves, by their paths in URLs. */
  folders: (folder: string) => Readonly<Record<string, string>>
  /** Whether the page has a build. */
  isBuilt?: boolean
}

/**
 * Tests a page with elements. It has a button `#remove` that removes them, and shows the id of a created driver in `#created`.
 */
export function testElementsPage({ name, own, html, folders, isBuilt = false }: ElementsPartner) {
  const page = exampleFolder(name)
  let user: { email: string; password: string }
  let server: ServedPage
  let started: number

  test.beforeAll(async () => {
    test.setTimeout(900_000)
    await pack()
    started = Date.now()
    const folder = await installPage(name, page)
    if (isBuilt) await run('npm', ['run', 'build'], { cwd: folder, env: environment })
    server = await serveElements({
      html: await readFile(join(folder, html), 'utf8'),
      folders: folders(folder),
      token: () => sandbox.token(user),
    })
  })
  test.afterAll(() => server?.close())

  test(`${name}: the page shows the drivers, adds one, gets the event, and keeps no trace`, async ({
    page: tab,
    fleet,
  }) => {
    user = await addDrivers(fleet, 12)
    const { messages, watched, kilobytes } = await watch(tab)
    await tab.goto(`${server.url}/?fleet=${fleet.fleetId}`)
    await expect(tab.getByRole('row', { name: /José Peñaflor/ }).first()).toBeVisible()
    const seconds = (Date.now() - started) / 1000
    await tab.waitForLoadState('networkidle')
    const size = await kilobytes()
    const { shift } = await watched()
    await addDriver(tab)
    await expect(tab.locator('#created')).not.toBeEmpty()

    const before = await traceOf(tab)
    expect(before.body.length).toBeGreaterThan(0)
    await tab.locator('#remove').click()
    await expect(tab.locator('fleet-portal')).toHaveCount(0)
    await tab.waitForLoadState('networkidle')
    const after = await traceOf(tab)
    expect(after).toEqual({ ...before, elements: 0 })
    expect(after.head.join()).not.toMatch(/data-styled|modulepreload" href="[^"]*fleet-portal/)
    expect(messages).toEqual([])
    const { violations } = await watched()
    expect(violations).toEqual([])

    const sources = await Promise.all(own.map((file) => readFile(join(page, file), 'utf8')))
    const lines = sources
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '').length
    await writeResult(name, { lines, seconds, shift, kilobytes: size, messages, violations })
  })
}
