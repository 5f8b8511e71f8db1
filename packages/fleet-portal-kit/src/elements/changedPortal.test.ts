import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDriver } from '../testing/fuelScene.ts'
import { testFleet } from '../testing/testFleet.ts'
import { testSandbox } from '../testing/testSandbox.ts'
import { defineFleetElements } from './defineFleetElements.ts'

// jsdom has no style sheets made by scripts.
const { replaceSync } = CSSStyleSheet.prototype as Partial<CSSStyleSheet>
beforeEach(() => {
  CSSStyleSheet.prototype.replaceSync = () => undefined
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (replaceSync) CSSStyleSheet.prototype.replaceSync = replaceSync
})

/** A `<fleet-portal>` that is not on the page yet, with an empty `<fleet-drivers>`, for a fleet with one driver, Luz Cruz. */
async function createElements() {
  const fleet = await testFleet()
  await addDriver(fleet, 'Luz', 'Cruz')
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  defineFleetElements()
  const portal = document.createElement('fleet-portal')
  portal.apiUrl = 'https://one.fleet.test/api'
  portal.getSession = () => Promise.resolve({ token })
  const drivers = document.createElement('fleet-drivers')
  portal.append(drivers)
  return { fleet, sandbox, portal, drivers, root: drivers.shadowRoot }
}

test('an element shows nothing that another API has answered, and keeps its styles until it is removed', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  let isHeld = false
  vi.stubGlobal('fetch', (request: Request) =>
    isHeld ? new Promise(() => undefined) : sandbox.fetch(request),
  )
  drivers.fleetId = fleet.fleetId
  document.body.append(portal)
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
  const styles = root?.querySelectorAll('style').length
  expect(styles).toBeGreaterThan(0)

  isHeld = true
  portal.apiUrl = 'https://two.fleet.test/api'
  await waitFor(() => expect(root?.textContent).not.toContain('Luz Cruz'))
  expect(root?.querySelectorAll('style')).toHaveLength(styles ?? 0)
  expect(root?.querySelector('slot')).toBeNull()
  isHeld = false

  drivers.remove()
  await waitFor(() => expect(root?.innerHTML).toBe('<slot></slot>'))
})

test('an element shows its children until the page has set its fleet, and again when the page takes it away', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request))
  // Frameworks render an empty attribute before their data is there.
  drivers.setAttribute('fleet-id', '')
  document.body.append(portal)
  await waitFor(() => expect(log).toHaveBeenCalledWith('<fleet-drivers> is shown once it has its fleet-id.'))
  expect(root?.innerHTML).toBe('<slot></slot>')

  drivers.fleetId = fleet.fleetId
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
  drivers.fleetId = undefined
  await waitFor(() => expect(root?.innerHTML).toBe('<slot></slot>'))
})

test('a portal says once what the page has not set, and shows its widgets as soon as it is there', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request))
  const { apiUrl, getSession } = portal
  Object.assign(portal, { apiUrl: undefined, getSession: undefined })
  drivers.fleetId = fleet.fleetId
  document.body.append(portal)
  const said = () => log.mock.calls.map(([text]) => text as unknown)
  await waitFor(() =>
    expect(said()).toEqual([
      '<fleet-portal> shows its widgets once it has its api-url and its session-url or getSession.',
    ]),
  )
  portal.apiUrl = apiUrl
  await waitFor(() =>
    expect(said().slice(1)).toEqual([
      '<fleet-portal> shows its widgets once it has its session-url or getSession.',
    ]),
  )
  portal.getSession = getSession
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
  expect(said()).toHaveLength(2)
})

test('a base URL without a scheme is an error that names the attribute and the value, and widgets are shown once it is right', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  const errors: unknown[] = []
  const note = (event: ErrorEvent) => {
    errors.push(event.error)
    event.preventDefault()
  }
  window.addEventListener('error', note)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sent = vi.fn((request: Request) => sandbox.fetch(request))
  vi.stubGlobal('fetch', sent)
  const { apiUrl } = portal
  portal.setAttribute('api-url', 'one.fleet.test/api')
  portal.apiUrl = undefined
  drivers.fleetId = fleet.fleetId
  document.body.append(portal)
  await waitFor(() =>
    expect(errors.map(String)).toContainEqual(
      expect.stringMatching(/`apiUrl` .* is "one\.fleet\.test\/api"/),
    ),
  )
  window.removeEventListener('error', note)
  expect(sent).not.toHaveBeenCalled()
  expect(root?.innerHTML).toBe('<slot></slot>')

  portal.apiUrl = apiUrl
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
})

test('columns that are no list leave the widgets of the portal as they are, and the console says what is wrong', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request))
  drivers.fleetId = fleet.fleetId
  document.body.append(portal)
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
  Object.assign(drivers, { columns: 'name' })
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith("`columns` must be a list, such as ['name', 'status']."),
  )
  expect(root?.textContent).toContain('Luz Cruz')
})

test.each(['{"accessToken":"secret"}', '{}', '<html></html>'])(
  'an endpoint that answers a session without a token does not end it, and the console says what is wrong: %s',
  async (answer) => {
    const { fleet, sandbox, portal, drivers, root } = await createElements()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', (request: Request | string) =>
      typeof request === 'string' ? Promise.resolve(new Response(answer)) : sandbox.fetch(request),
    )
    Object.assign(portal, { getSession: undefined, sessionUrl: '/fleet-session' })
    drivers.fleetId = fleet.fleetId
    document.body.append(portal)
    await waitFor(() => expect(root?.textContent).toContain('could not check who is signed in'), {
      timeout: 30_000,
    })
    const message = '/fleet-session must answer with JSON: { token }, or null.'
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message }))
  },
)

test('a list warns once of each page size, part and column that it does not know, and not of those that it knows', async () => {
  const { fleet, sandbox, portal, drivers, root } = await createElements()
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request))
  drivers.fleetId = fleet.fleetId
  drivers.setAttribute('page-size', '20')
  drivers.setAttribute('hide', 'search serach import')
  Object.assign(drivers, { columns: ['name', 'nam', { id: 'shift', header: 'Shift', cell: () => 'Early' }] })
  document.body.append(portal)
  await waitFor(() => expect(root?.textContent).toContain('Luz Cruz'), { timeout: 20_000 })
  const warnings = () => log.mock.calls.map(([text]) => String(text))
  await waitFor(() => expect(warnings()).toHaveLength(2), { timeout: 5_000 })
  expect(warnings()[0]).toMatch(
    /^<fleet-drivers>: hide has the unknown name "serach"\. Known names: search, /,
  )
  expect(warnings()[1]).toMatch(/^<fleet-drivers>: columns has the unknown name "nam"\. Known names: name, /)

  // A framework sets equal lists again.
  Object.assign(drivers, { columns: ['name', 'status'] })
  drivers.setAttribute('hide', 'search')
  let seen = 2
  for (const size of ['0', '-1', '1000', 'many']) {
    drivers.setAttribute('page-size', size)
    seen += 1
    await waitFor(() => expect(warnings()).toHaveLength(seen), { timeout: 5_000 })
    expect(warnings().at(-1)).toContain('page-size must be one of 10, 20, 30, 40, 50.')
    Object.assign(drivers, { columns: ['name', 'status'] })
  }
  expect(root?.textContent).toContain('Luz Cruz')
})
