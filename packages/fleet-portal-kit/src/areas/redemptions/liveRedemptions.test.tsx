import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buyLitres, makeCodes } from '../../testing/fuelScene.ts'
import { liveConnection } from '../../testing/liveConnection.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetRedemptions } from './FleetRedemptions.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The list of a fleet with one redemption. `redeem` adds one, and `send` sends a live message. */
async function open({ search = '', sendsDuringRead = false } = {}) {
  const fleet = await testFleet({ funds: centavos(1_000_000_00) })
  await buyLitres(fleet, 'diesel', 100)
  const [code] = await makeCodes(fleet, { literVolume: millilitres(100_000) })
  const redeem = (litres: number) =>
    fleet.pump('redeem', { code: code?.fuelCode, stationId: fleet.stationId, litres })
  await redeem(1)
  const { realtime, send: sendMessage } = liveConnection()
  let sent = 0
  let release = () => {}
  const send = () => sendMessage({ type: 'anything', sent: ++sent })
  const portal = await renderInPortal((fleetId) => <FleetRedemptions fleetId={fleetId} />, {
    fleet,
    search,
    provider: { realtime },
    prepareWire: (wire) => {
      if (sendsDuringRead) release = wire.hold(listRedemptions)
    },
  })
  if (sendsDuringRead) await send()
  release()
  await screen.findByText('1 L')
  await screen.findByText('1–1 of 1')
  const counts = () => portal.wire.of(listRedemptions).length
  return { ...portal, redeem, send, counts }
}

const pill = /^Show \d+ new redemptions?$/

describe('live messages', () => {
  test('offer the new redemptions, and show them when the user presses', async () => {
    const { user, redeem, send } = await open({ search: 'orderBy=literVolume&order=asc' })
    await redeem(2)
    await redeem(3)
    expect(screen.queryByRole('button', { name: pill })).toBeNull()
    await send()
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
    await send()
    await waitFor(() => expect(counts()).toBe(before + 1))
    expect(screen.queryByRole('button', { name: pill })).toBeNull()
    await redeem(2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await send()
    await send()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(counts()).toBe(before + 1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(counts()).toBe(before + 2)
    vi.useRealTimers()
    expect(await screen.findByRole('button', { name: 'Show 1 new redemption' })).toBeVisible()
  })

  test('are counted ten seconds later also if the clock of the device was set back', async () => {
    const { redeem, send, counts } = await open()
    const before = counts()
    await send()
    await waitFor(() => expect(counts()).toBe(before + 1))
    await redeem(2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() - 3 * 3_600_000 })
    await send()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(counts()).toBe(before + 2)
    vi.useRealTimers()
    expect(await screen.findByRole('button', { name: 'Show 1 new redemption' })).toBeVisible()
  })

  test('that arrive while the list is read are counted too', async () => {
    const { counts } = await open({ sendsDuringRead: true })
    await waitFor(() => expect(counts()).toBe(2))
  })

  test('that arrive on a hidden page are counted when the user returns', async () => {
    const { redeem, send, counts } = await open()
    await redeem(2)
    const before = counts()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await send()
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(counts()).toBe(before)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('button', { name: 'Show 1 new redemption' })).toBeVisible()
  })

  test('are counted again if the user changed the order and changed it back during the count', async () => {
    const { user, wire, navigation, redeem, send, counts } = await open()
    await redeem(2)
    const before = counts()
    wire.hold(listRedemptions)
    await send()
    await waitFor(() => expect(counts()).toBe(before + 1))
    const order = async (search: string) => {
      await user.click(screen.getByRole('button', { name: 'Volume' }))
      await waitFor(() => expect(navigation.search()).toBe(search))
    }
    await order('orderBy=literVolume&order=asc')
    await screen.findByText('2 L')
    await order('orderBy=literVolume&order=desc')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    fireEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(navigation.search()).toBe('')
    expect(screen.queryByText('2 L')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
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
