import type { Page } from '@playwright/test'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxUrl } from '../../ports.ts'
import { expect, test } from '../../tests/portal.ts'
import { sandbox, type TestFleet } from '../../tests/sandbox.ts'
import { unpackBrowserBuild } from '../elements.ts'
import { exampleFolder } from '../packs.ts'
import { policy, type ServedPage } from '../serve.ts'
import budgets from '../../../tools/budgets.json' with { type: 'json' }
import { serveElements, serveScripts } from '../serveElements.ts'
import { traceOf, writeResult } from '../testElementsPage.ts'
import { addDriver, addDrivers, watch } from '../testPartner.ts'

const source = join(exampleFolder('html'), 'index.html')

let user: { email: string; password: string }
let folder: string
let html: string
const servers: ServedPage[] = []
const token = () => sandbox.token(user)
const serve = async (served: Promise<ServedPage>) => {
  const server = await served
  servers.push(server)
  return server.url
}

test.beforeAll(async () => {
  test.setTimeout(900_000)
  folder = await unpackBrowserBuild('html')
  html = await readFile(source, 'utf8')
})
test.afterAll(() => Promise.all(servers.map(({ close }) => close())))

const servePage = (page: Partial<Parameters<typeof serveElements>[0]> = {}) =>
  serve(serveElements({ html, folders: { '/fleet-portal/': folder }, token, ...page }))

/** The elements as this test uses them. The types of the kit are tested in the kit. */
interface WidgetElement extends HTMLElement {
  open: (dialog: string) => void
  close: () => void
}
interface PortalElement extends HTMLElement {
  signOut: () => Promise<void>
}
type FleetEvent = CustomEvent<{ data: { reason?: string } }>

const row = (page: Page) => page.getByRole('row', { name: /José Peñaflor/ }).first()

async function open(page: Page, url: string, fleet: TestFleet) {
  user = await addDrivers(fleet, 12)
  await page.goto(`${url}/?fleet=${fleet.fleetId}`)
}

test('a page of plain HTML shows the drivers in six lines, adds one, gets the event, and keeps no trace', async ({
  page,
  fleet,
}) => {
  const url = await servePage()
  const { messages, watched, kilobytes } = await watch(page)
  const session = page.waitForRequest(`${url}/fleet-session`)
  await open(page, url, fleet)
  expect((await session).postDataJSON()).toEqual({ reason: 'initial' })
  await expect(row(page)).toBeVisible()
  const size = await kilobytes()
  await page.waitForLoadState('networkidle')
  const { shift } = await watched()
  const lines = html.split('\n').filter((line) => /fleet-/.test(line)).length
  expect(lines).toBeLessThanOrEqual(6)

  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(globalThis, { events })
    document.addEventListener('fleet:driver.created', (event) => {
      const { detail, target } = event as FleetEvent
      events.push({ ...detail, target: (target as Element).localName })
    })
  })
  await addDriver(page)
  const events = await page.evaluate(() => (globalThis as unknown as { events: object[] }).events)
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ type: 'driver.created', widget: 'drivers', target: 'fleet-drivers' })

  await page.evaluate(() => document.querySelector('fleet-portal')?.remove())
  await page.waitForLoadState('networkidle')
  const trace = await traceOf(page)
  expect(trace.attributes).toEqual(['lang=en'])
  expect(trace.head.join()).not.toMatch(/<style|<link/)
  expect(trace.body).toEqual(['h1'])
  expect(trace.elements).toBe(0)
  expect(messages).toEqual([])
  const { violations } = await watched()
  expect(violations).toEqual([])

  console.log(`first widget  ${size.toFixed(1)} KB in ${lines} lines of HTML`)
  await writeResult('html', { lines, kilobytes: size, shift, messages, violations })
  // `tools/sizes.mjs` counts the same files without a browser.
  expect(size).toBeLessThanOrEqual(budgets.element)
})

interface ElementManifest {
  modules: { declarations: { tagName: string }[] }[]
}

test('every element shows its widget, and none stops', async ({ page, fleet }) => {
  const manifest = JSON.parse(
    await readFile(join(folder, '../../custom-elements.json'), 'utf8'),
  ) as ElementManifest
  const tags = manifest.modules
    .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
    .filter((tag) => tag !== 'fleet-portal')
  const ids = ['driver', 'vehicle', 'fuel-code', 'fuel-card'].map((name) => `${name}-id="none"`).join(' ')
  user = await addDrivers(fleet, 12)
  // Two pages: the requests of all elements at once may wait longer than a busy machine gives them.
  const middle = Math.ceil(tags.length / 2)
  for (const part of [tags.slice(0, middle), tags.slice(middle)]) {
    const elements = part.map(
      (tag) => `<${tag} fleet-id="flt_1" label="Label" path="/redirect/success" ${ids}></${tag}>`,
    )
    const url = await servePage({
      html: html.replace(/<fleet-drivers[\s\S]*<\/fleet-drivers>/, elements.join('\n')),
    })
    await page.goto(`${url}/?fleet=${fleet.fleetId}`)
    const tagsWith = (pattern: string) =>
      page.evaluate(
        ([names, source]) =>
          names.filter((name) =>
            new RegExp(source).test(document.querySelector(name)?.shadowRoot?.textContent ?? ''),
          ),
        [part, pattern] as const,
      )
    // Loyalty is for VIP fleets.
    await expect.poll(() => tagsWith('^\\s*$')).toEqual(part.filter((tag) => tag === 'fleet-loyalty'))
    await page.waitForLoadState('networkidle')
    expect(await tagsWith('Something went wrong')).toEqual([])
  }
})

/** Counts the requests for a session. */
function countSessions(page: Page, url: string) {
  let count = 0
  page.on('request', (request) => {
    if (request.url() === `${url}/fleet-session`) count += 1
  })
  return () => count
}

/** The code of the provider. */
const code = /\/fleet-portal\/portal-/

test('the session is asked for once, while the code loads, and again if the code comes after half a minute', async ({
  page,
  fleet,
}) => {
  const url = await servePage()
  const sessions = countSessions(page, url)
  const nextSession = () => page.waitForResponse(`${url}/fleet-session`)

  const early = nextSession()
  await page.route(code, async (route) => {
    await early
    await route.continue()
  })
  await open(page, url, fleet)
  await expect(row(page)).toBeVisible()
  expect(sessions()).toBe(1)

  await page.unroute(code)
  await page.clock.install()
  const late = nextSession()
  await page.route(code, async (route) => {
    await late
    await page.clock.fastForward(31_000)
    await route.continue()
  })
  await page.reload()
  await expect(row(page)).toBeVisible()
  expect(sessions()).toBe(3)
})

test('a portal that the page removes while its code loads asks again when it comes back, because the user may be another', async ({
  page,
  fleet,
}) => {
  const url = await servePage()
  const sessions = countSessions(page, url)
  let loadCode = () => {}
  const isCodeLoaded = new Promise<void>((resolve) => {
    loadCode = resolve
  })
  await page.route(code, async (route) => {
    await isCodeLoaded
    await route.continue()
  })
  const first = page.waitForResponse(`${url}/fleet-session`)
  await open(page, url, fleet)
  await first

  const second = page.waitForRequest(`${url}/fleet-session`)
  await page.evaluate(async () => {
    const portal = document.querySelector('fleet-portal') as Element
    portal.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
    document.body.append(portal)
  })
  await second
  loadCode()
  await expect(row(page)).toBeVisible()
  expect(sessions()).toBe(2)
})

test('elements keep what the page does with them: properties before the upgrade, moves, removal and methods', async ({
  page,
  fleet,
}) => {
  const script = '<script type="module" nonce="__NONCE__" src="/fleet-portal/loader.js"></script>'
  const nonce = '<meta name="nonce" content="__NONCE__" />'
  const url = await servePage({
    html: html.replace(script, nonce).replace(/<fleet-portal[\s\S]*<\/fleet-portal>/, ''),
  })
  const { messages } = await watch(page)
  await open(page, url, fleet)

  // Everything happens before the elements are defined: the widget is in a shadow root below the portal.
  await page.evaluate(
    ({ api, fleetId }) => {
      const portal = document.createElement('fleet-portal')
      const host = document.createElement('section')
      const drivers = document.createElement('fleet-drivers')
      Object.assign(portal, {
        apiUrl: api,
        getSession: async () => (await fetch('/fleet-session', { method: 'POST' })).json() as unknown,
      })
      portal.setAttribute('session-url', '/never-asked')
      portal.dataset['nonce'] = document.querySelector('meta[name=nonce]')?.getAttribute('content') ?? ''
      Object.assign(drivers, {
        fleetId,
        columns: [
          'name',
          {
            id: 'shift',
            header: 'Shift',
            cell: () => Object.assign(document.createElement('b'), { textContent: 'Night' }),
          },
        ],
      })
      drivers.setAttribute('page-size', '20')
      host.attachShadow({ mode: 'open' }).append(drivers)
      portal.append(host)
      document.body.append(portal)
      const loader = document.createElement('script')
      loader.type = 'module'
      loader.src = '/fleet-portal/loader.js'
      document.head.append(loader)
    },
    { api: `${sandboxUrl}/api`, fleetId: fleet.fleetId },
  )
  await expect(page.getByRole('columnheader', { name: 'Shift' })).toBeVisible()
  await expect(page.getByRole('row', { name: /José Peñaflor.*Night/ })).toHaveCount(12)

  const search = page.getByRole('textbox', { name: /Search name/ })
  await search.fill('no such name')
  await expect(row(page)).toBeHidden()
  const moveTo = (selector: string) =>
    page.evaluate((place) => {
      const drivers = (globalThis as unknown as { drivers: Element }).drivers
      document.querySelector(place)?.append(drivers)
    }, selector)
  await page.evaluate(() => {
    const drivers = document.querySelector('section')?.shadowRoot?.querySelector('fleet-drivers')
    Object.assign(globalThis, { drivers })
  })

  // A move keeps the state, of a widget and of the whole portal.
  await moveTo('fleet-portal')
  await expect(search).toHaveValue('no such name')
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('main'))
    frame.append(document.querySelector('fleet-portal') ?? '')
  })
  await page.waitForTimeout(100)
  await expect(search).toHaveValue('no such name')

  // A removal ends it, and the element works again when it comes back.
  await page.evaluate(async () => {
    const { drivers } = globalThis as unknown as { drivers: HTMLElement }
    drivers.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const left = () =>
    page.evaluate(() => (globalThis as unknown as { drivers: HTMLElement }).drivers.shadowRoot?.innerHTML)
  expect(await left()).toBe('<slot></slot>')
  await moveTo('fleet-portal')
  await expect(page.getByRole('row', { name: /José Peñaflor.*Night/ })).toHaveCount(12)
  await expect(search).toHaveValue('')

  // Methods, also before the widget is there.
  await page.evaluate((fleetId) => {
    const { drivers } = globalThis as unknown as { drivers: HTMLElement }
    const element = document.createElement('fleet-drivers') as WidgetElement
    const early = Object.assign(element, { fleetId, id: 'early' })
    early.open('add')
    drivers.replaceWith(early)
  }, fleet.fleetId)
  await expect(page.getByRole('dialog', { name: 'Add driver' })).toBeVisible()
  await page.evaluate(() => document.querySelector<WidgetElement>('#early')?.close())
  await expect(page.getByRole('dialog')).toBeHidden()
  const add = page.getByRole('button', { name: 'Add driver' })
  await expect(add).toBeVisible()

  // Attributes change the widget, and a property wins.
  await page.evaluate(() => document.querySelector('#early')?.setAttribute('hide', 'add import'))
  await expect(add).toBeHidden()
  await page.evaluate(() => Object.assign(document.querySelector('#early') ?? {}, { hide: ['import'] }))
  await expect(add).toBeVisible()

  // Events of the session start at the portal.
  const ended = await page.evaluate(async () => {
    const portal = document.querySelector<PortalElement>('fleet-portal')
    const event = new Promise<Event>((resolve) =>
      portal?.addEventListener('fleet:session.ended', resolve, { once: true }),
    )
    await portal?.signOut()
    return ((await event) as FleetEvent).detail.data.reason
  })
  expect(ended).toBe('signed-out')
  expect(messages).toEqual([])
})

test('the loader works from another host, and runs no chunk that was changed there', async ({
  page,
  fleet,
}) => {
  const changed = `${folder}-changed`
  await rm(changed, { recursive: true, force: true })
  await cp(folder, changed, { recursive: true })
  const cdn = await serve(serveScripts(changed))
  const url = await servePage({
    loader: `${cdn}/loader.js`,
    policyFor: (nonce) => policy(nonce, sandboxUrl).replace(/script-src [^;]+/, `script-src ${cdn}`),
  })
  const { messages, watched } = await watch(page)
  await open(page, url, fleet)
  await expect(row(page)).toBeVisible()
  expect(messages).toEqual([])
  expect((await watched()).violations).toEqual([])

  const name = (await readdir(changed)).find((file) => file.startsWith('DriverForm-')) ?? ''
  const chunk = join(changed, name)
  await writeFile(chunk, `globalThis.isStolen = true;${await readFile(chunk, 'utf8')}`)
  await page.getByRole('button', { name: 'Add driver' }).click()
  await expect.poll(() => messages.join()).toContain('integrity')
  await expect(page.getByLabel('First name')).toBeHidden()
  expect(await page.evaluate(() => 'isStolen' in globalThis)).toBe(false)
})
