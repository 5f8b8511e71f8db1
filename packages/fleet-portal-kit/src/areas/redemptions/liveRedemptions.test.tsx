import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RealtimeSource } from '../../provider/realtime.ts'
import { buyLitres, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetRedemptions } from './FleetRedemptions.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The list of a fleet with one redemption. `redeem` adds one, and `send` sends a live message. */
async function open(search = '') {
  const fleet = await testFleet({ funds: centavos(1_000_000_00) })
  await buyLitres(fleet, 'diesel', 100)
  const [code] = await makeCodes(fleet, { literVolume: millilitres(100_000) })
  const redeem = (litres: number) =>
    fleet.pump('redeem', { code: code?.fuelCode, stationId: fleet.stationId, litres })
  await redeem(1)
  let deliver: (message: unknown) => void = () => undefined
  let sent = 0
  const realtime: RealtimeSource = {
    open({ onMessage }) {
      deliver = onMessage
      return () => undefined
    },
  }
  const send = () =>
    act(() => {
      sent += 1
      deliver({ type: 'anything', sent })
    })
  const portal = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
    fleet,
    search,
    provider: { realtime },
  })
  await screen.findByText('1 L')
  await screen.findByText('1–1 of 1')
  const counts = () => portal.wire.of(listRedemptions).length
  return { ...portal, redeem, send, counts }
}

const pill = /^Show \d+ new redemptions?$/

describe('live messages', () => {
  test('offer the new redemptions, and show them when the user presses', async () => {
    const { user, redeem, send } = await open('orderBy=literVolume&order=asc')
    await redeem(2)
    await redeem(3)
    expect(screen.queryByRole('button', { name: pill })).toBeNull()
    send()
    const button = await screen.findByRole('button', { name: 'Show 2 new redemptions' })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    const announced = { selector: '[aria-live], [aria-live] *' }
    expect(await screen.findByText('Show 2 new redemptions', announced)).toBeInTheDocument()
    await user.click(button)
    await screen.findByText('3 L')
    expect(screen.queryByRole('button', { name: pill })).toBeNull()
    expect(screen.getAllByRole('row').slice(1)[0]).toHaveTextContent('3 L')
    expect(screen.getAllByRole('row')).toContain(document.activeElement)
  })

  test('without new redemptions change nothing, and ten seconds are between two counts', async () => {
    const { redeem, send, counts } = await open()
    const before = counts()
    send()
    await waitFor(() => expect(counts()).toBe(before + 1))
    expect(screen.queryByRole('button', { name: pill })).toBeNull()
    await redeem(2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    send()
    send()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(counts()).toBe(before + 1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(counts()).toBe(before + 2)
    vi.useRealTimers()
    expect(await screen.findByRole('button', { name: 'Show 1 new redemption' })).toBeVisible()
  })
})

test('without a connection the list says how old it is', async () => {
  await open()
  expect(screen.queryByText(/^As of /)).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void globalThis.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^As of \d{1,2}:\d\d [AP]M$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})
