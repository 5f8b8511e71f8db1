import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const clockUrl = '/clock'

/** Renders the shell with a server whose clock differs from that of the device, in milliseconds. */
async function arrange(difference: number, headers: Record<string, string> = {}) {
  const server = { difference, headers }
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const date = new Date(Date.now() + server.difference).toUTCString()
    return new Response(null, { headers: { Date: date, ...server.headers } })
  })
  await renderInPortal(() => (
    <PortalShell area="drivers" clockUrl={clockUrl}>
      {() => <h1>The area</h1>}
    </PortalShell>
  ))
  await screen.findByText('The area')
  await vi.waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toContain(clockUrl))
  return server
}

const findNotice = () => screen.findByText(/^The clock of this device is wrong/)
const expectNoNotice = () =>
  expect(screen.findByText(/^The clock of this device is wrong/, {}, { timeout: 1000 })).rejects.toThrow()

afterEach(() => vi.restoreAllMocks())

test.each([
  ['ahead', -3 * 86_400_000],
  ['behind', 6 * 60_000],
])('a user whose device has a clock that is %s sees both times', async (_, difference) => {
  await arrange(difference)
  expect(await findNotice()).toHaveTextContent(
    /It shows \w+ \d+, \d{4}, \d+:\d\d [AP]M for Manila, where it is \w+ \d+, \d{4}, \d+:\d\d [AP]M\./,
  )
})

test('a difference of a few minutes, and an answer from a cache, are no reason to warn', async () => {
  await arrange(-4 * 60_000)
  await expectNoNotice()
  vi.restoreAllMocks()
  await arrange(-3_600_000, { Age: '3600' })
  await expectNoNotice()
})

test('the warning goes when the user has set the clock and returns to the tab', async () => {
  const server = await arrange(3_600_000)
  await findNotice()
  server.difference = 0
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(screen.queryByText(/^The clock of this device is wrong/)).toBeNull())
})

test('a server without a Date header, or without an answer, warns of nothing', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null))
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await renderInPortal(() => (
    <PortalShell area="drivers" clockUrl={clockUrl}>
      {() => <h1>The area</h1>}
    </PortalShell>
  ))
  await screen.findByText('The area')
  await expectNoNotice()
})
