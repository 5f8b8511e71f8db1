import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { root } from '../run.mjs'

/** The widgets of the journey, by their entry. All versions have them. */
const widgets = {
  drivers: 'FleetDrivers',
  vehicles: 'FleetVehicles',
  'buy-fuel': 'BuyFuel',
  'buy-fuel-history': 'FleetBuyFuelHistory',
  'cash-in': 'CashInPanel',
  'cash-in-history': 'FleetCashInHistory',
  'fuel-codes': 'FleetFuelCodes',
  dashboard: 'FleetDashboard',
  redemptions: 'FleetRedemptions',
  stations: 'FleetStations',
}

const names = Object.values(widgets)
const page = `
import { FleetPortalProvider } from 'fleet-portal-kit'
import { createRoot } from 'react-dom/client'
${Object.entries(widgets)
  .map(([entry, name]) => `import { ${name} } from 'fleet-portal-kit/${entry}'`)
  .join('\n')}

const widgets = { ${names.join(', ')} }
const query = new URLSearchParams(location.search)
const Widget = widgets[query.get('widget')]
globalThis.failures = []
const onEvent = ({ type, data }) => {
  if (type === 'call.failed' || type === 'widget.failed') failures.push(type + ' ' + JSON.stringify(data))
}
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FleetPortalProvider
    apiUrl={query.get('api')}
    getSession={async () => ({ token: query.get('token') })}
    onEvent={onEvent}
  >
    <Widget fleetId={query.get('fleet')} />
  </FleetPortalProvider>,
)
`

/** Bundles the page with the installed kit, and serves it. @param {string} folder */
async function servePage(folder) {
  await build({
    stdin: { contents: page, resolveDir: folder, loader: 'tsx' },
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: join(folder, 'page'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // The journey uses no flags, messages and maps of others.
    external: ['firebase', 'firebase/*', 'socket.io-client', '@react-google-maps/api'],
  })
  const html =
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="/stdin.js"></script>'
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, 'page', pathname)
    if (extname(pathname) !== '.js') response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
    else if (!existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(file))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://localhost:${port}`, close: () => server.close().closeAllConnections() }
}

/**
 * Opens the widgets of an installed kit one after the other, and adds a driver. Returns the problems.
 *
 * @param {string} folder
 * @param {{ api: string, token: string, fleet: string }} values
 * @returns {Promise<string[]>}
 */
export async function kitJourney(folder, values) {
  const served = await servePage(folder)
  const note = join(root, '.cache', 'chromium')
  const executablePath = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  /** @type {string[]} */
  const problems = []
  try {
    for (const widget of names) {
      const tab = await browser.newPage()
      tab.on('pageerror', (error) => problems.push(`${widget}: ${error.message}`))
      await tab.goto(`${served.url}/?${new URLSearchParams({ ...values, widget })}`)
      // The code of a widget is loaded after the page.
      const hasText = () => (document.querySelector('main')?.innerText.length ?? 0) >= 20
      const shows = await tab.waitForFunction(hasText, undefined, { timeout: 30_000 }).catch(() => undefined)
      if (!shows) problems.push(`${widget}: it shows nothing`)
      await tab.waitForLoadState('networkidle')
      if (widget === 'FleetDrivers')
        await addDriver(tab).catch((error) => problems.push(`${widget}: ${error.message}`))
      const failures = await tab.evaluate(
        () => /** @type {any} */ (globalThis).failures ?? ['the page did not start'],
      )
      problems.push(...failures.map((/** @type {string} */ failure) => `${widget}: ${failure}`))
      await tab.close()
    }
  } finally {
    await browser.close()
    served.close()
  }
  return problems
}

/** @param {import('playwright').Page} tab */
async function addDriver(tab) {
  await tab.getByRole('button', { name: 'Add driver' }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Josefa')
  await dialog.getByLabel('Last name').fill('Cruz')
  await dialog.getByLabel('Driver ID').fill('N0288888888')
  await dialog.getByLabel('Mobile number').fill('09178888888')
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await tab.getByText('Josefa Cruz was added.').waitFor()
}
