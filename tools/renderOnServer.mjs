/*
 * Renders every component of every entry of an installed kit on a server, with this Node. It runs in the folder of the page
 * that has the packs installed, without the modules of this repository: `node renderOnServer.mjs`. It ends by itself: a timer
 * or connection that a render leaves behind would keep a server busy.
 */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

const require = createRequire(join(process.cwd(), 'page.js'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { createElement } = await load('react')
const { renderToPipeableStream, renderToString } = await load('react-dom/server')
const kit = join(process.cwd(), 'node_modules/fleet-portal-kit/dist')
const entry = (path) => import(pathToFileURL(join(kit, path)).href)

const { FleetPortalProvider, createStaticFlags, createMemoryNavigation } = await entry('index.js')
// The optional entries are loaded without the packages that they need in a browser.
const { createFirebaseFlags } = await entry('provider/createFirebaseFlags.js')
const { createSocketIoRealtime } = await entry('provider/createSocketIoRealtime.js')
const { createGoogleMaps } = await entry('areas/stations/map/googleMap/createGoogleMaps.js')
const { filipino } = await entry('locales/fil/index.js')

const problems = []
let count = 0
console.error = (...message) => problems.push(message.join(' '))

const settings = {
  apiUrl: 'https://api.test',
  getSession: () => problems.push('getSession was called'),
  flags: createFirebaseFlags({ url: 'https://flags.test/?ns=portal' }),
  realtime: createSocketIoRealtime({ url: 'https://api.test' }),
  maps: createGoogleMaps({ apiKey: 'key' }),
  navigation: createMemoryNavigation(),
  language: filipino,
}
const props = {
  fleetId: 'flt_1',
  area: 'drivers',
  path: '/brankas/success/online-banking/CI-1/csh_1',
  terms: { lender: 'Our bank', branches: [], privacy: { lender: { text: '' }, product: { text: '' } } },
  label: 'Choice',
  onChange: () => {},
  onClose: () => {},
  children: () => 'The area',
}

const streamed = (element) =>
  new Promise((resolve, reject) => {
    let markup = ''
    const target = new Writable({
      write(chunk, _encoding, done) {
        markup += chunk
        done()
      },
    }).on('finish', () => resolve(markup))
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(target), onError: reject })
  })

for (const area of readdirSync(join(kit, 'areas'))) {
  const exported = Object.entries(await entry(`areas/${area}/index.js`))
  for (const [name, Component] of exported.filter(([one]) => /^[A-Z]/.test(one))) {
    for (const flags of [settings.flags, createStaticFlags()]) {
      const element = createElement(
        FleetPortalProvider,
        { ...settings, flags },
        createElement(Component, props),
      )
      try {
        const markup = renderToString(element)
        if (!markup.startsWith('<div data-fleet-portal=')) problems.push(`${name} renders ${markup}`)
        if (markup !== (await streamed(element))) problems.push(`${name} renders something else as a stream`)
      } catch (error) {
        problems.push(`${name} throws ${error instanceof Error ? error.stack : String(error)}`)
      }
    }
    count += 1
  }
}
if (count === 0) problems.push('No component was found.')
console.log(`server   ${count} components rendered with Node ${process.versions.node}`)
if (problems.length > 0) console.log(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
