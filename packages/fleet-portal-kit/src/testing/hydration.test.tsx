import { act, render } from '@testing-library/react'
import { createElement, StrictMode, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import { publicComponents } from './publicComponents.ts'

const components = await publicComponents()

afterEach(() => vi.restoreAllMocks())

const inProvider = (element: ReactElement, isolation: 'scoped' | 'shadow' = 'scoped') => (
  <StrictMode>
    <FleetPortalProvider apiUrl="http://nowhere.test" getSession={async () => null} isolation={isolation}>
      {element}
    </FleetPortalProvider>
  </StrictMode>
)

/** What React reports while a page hydrates. */
async function hydrate(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  const messages: unknown[] = []
  const record = (...message: unknown[]) => void messages.push(message)
  vi.spyOn(console, 'error').mockImplementation(record)
  vi.spyOn(console, 'warn').mockImplementation(record)
  await act(async () => void render(element, { container, hydrate: true, onRecoverableError: record }))
  const widget = container.querySelector('[data-fleet-portal]')
  return { messages, content: [...((widget?.shadowRoot ?? widget)?.children ?? [])] }
}

test.each(components)('$name hydrates without a message', async ({ Component, props }) => {
  const element = inProvider(createElement(Component, { fleetId: 'flt_1', ...props }))
  const { messages, content } = await hydrate(element)
  expect(messages).toEqual([])
  expect(content.map(({ classList }) => classList.contains('fpk-root'))).toEqual([true])
})

test('a widget in a shadow root hydrates without a message', async () => {
  const { messages, content } = await hydrate(inProvider(<FleetDrivers fleetId="flt_1" />, 'shadow'))
  expect(messages).toEqual([])
  expect(content.some((element) => element.querySelector('.fpk-surface'))).toBe(true)
})

test('the check finds markup that differs', async () => {
  const Different = () => <p>{Math.random()}</p>
  expect((await hydrate(inProvider(<Different />))).messages).not.toEqual([])
})

test('a page without a server renders a widget at once, without its placeholder', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => {
    flushSync(() => root.render(inProvider(<FleetDrivers fleetId="flt_1" />)))
    expect(container.querySelector('.fpk-surface')).not.toBeNull()
    expect(container.querySelector('[data-fleet-portal] > svg')).toBeNull()
  })
  await act(async () => root.unmount())
})
