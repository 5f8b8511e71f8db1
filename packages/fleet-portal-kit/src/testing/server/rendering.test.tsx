import { createElement, type ReactElement } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { createFirebaseFlags } from '../../provider/createFirebaseFlags.ts'
import { createSocketIoRealtime } from '../../provider/createSocketIoRealtime.ts'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { publicComponents } from '../publicComponents.ts'

const components = await publicComponents()

afterEach(() => vi.restoreAllMocks())

const getSession = vi.fn(async () => null)
const inProvider = (element: ReactElement) => (
  <FleetPortalProvider
    apiUrl="https://api.test"
    getSession={getSession}
    flags={createFirebaseFlags({ url: 'https://flags.test/?ns=portal' })}
    realtime={createSocketIoRealtime({ url: 'https://api.test' })}
  >
    {element}
  </FleetPortalProvider>
)

/** The markup of a streamed page, with everything that it waited for. */
function stream(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk.toString())
        done()
      },
      final(done) {
        done()
        resolve(chunks.join(''))
      },
    })
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(target), onError: reject })
  })
}

test('the tests run without a browser', () => {
  expect(typeof document).toBe('undefined')
  expect(components.length).toBeGreaterThan(35)
})

test.each(components)('$name renders a placeholder on a server', async ({ Component, props }) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const logged = vi.spyOn(console, 'error')
  const element = inProvider(createElement(Component, { fleetId: 'flt_1', ...props }))
  const markup = renderToString(element)
  expect(markup).toMatch(/^<div data-fleet-portal="[\w-]+">(<svg .*<\/svg>)?<\/div>$/)
  // Strict content security policies block style attributes and style tags in markup.
  expect(markup).not.toMatch(/style/)
  expect(await stream(element)).toBe(markup)
  expect(logged.mock.calls).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
  expect(getSession).not.toHaveBeenCalled()
})

test('class, id and style of a widget are in the markup of the server', () => {
  const drivers = <FleetDrivers fleetId="flt_1" className="ours" id="drivers" style={{ gridArea: 'main' }} />
  const markup = renderToString(inProvider(drivers))
  expect(markup).toContain('class="ours" style="grid-area:main" id="drivers"')
})

test('a lazy component of the page renders on a server', async () => {
  const Drivers = lazyWithRetry(() => import('../../areas/drivers/index.ts'), 'FleetDrivers')
  expect(await stream(inProvider(<Drivers fleetId="flt_1" />))).toContain('data-fleet-portal="drivers"')
})
