import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { FleetVehicles } from '../../areas/vehicles/FleetVehicles.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'

afterEach(() => vi.restoreAllMocks())

const offlineMessage = 'No connection. We keep trying. Your input is safe.'
const open = (prepareWire?: NonNullable<Parameters<typeof renderInPortal>[1]>['prepareWire']) =>
  renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
    search: 'dialog=add',
    ...(prepareWire && { prepareWire }),
  })

test('announces a missing connection once and politely, until the server answers again', async () => {
  const { wire, session } = await open((line) => line.cut())
  expect(await screen.findByText(offlineMessage)).toBeVisible()
  expect(screen.getByText(offlineMessage).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(session.read().accessToken).toBeDefined()
  wire.mend()
  expect(await screen.findByLabelText('First name')).toBeInTheDocument()
  expect(screen.queryByText(offlineMessage)).toBeNull()
  expect(session.read().accessToken).toBeDefined()
})

test('shows a missing connection at once if the browser reports it', async () => {
  await open()
  await screen.findByLabelText('First name')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(offlineMessage)).toBeVisible()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(offlineMessage)).toBeNull()
})

test('without a connection a form cannot be sent, says why, and keeps its input', async () => {
  const { user, wire } = await open()
  await user.type(await screen.findByLabelText('First name'), 'José')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const save = screen.getByRole('button', { name: 'Save driver' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveAccessibleDescription(/^There is no connection\. You can send this as soon as/)
  await user.type(screen.getByLabelText('Last name'), 'Peña{Enter}')
  expect(wire.of(createDriver)).toHaveLength(0)
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('button', { name: 'Save driver' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByLabelText('Last name')).toHaveValue('Peña')
})

test('without a connection the page says how old its data is', async () => {
  await open()
  await screen.findByLabelText('First name')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You see data from \d{1,2}:\d\d [AP]M\.$/)).toBeVisible()
})

test('every widget of a page shows a missing connection', async () => {
  await renderInPortal(
    (fleetId) => (
      <>
        <FleetDrivers fleetId={fleetId} />
        <FleetVehicles fleetId={fleetId} />
      </>
    ),
    { prepareWire: (line) => line.cut() },
  )
  await waitFor(() => expect(screen.getAllByText(offlineMessage)).toHaveLength(2))
})

test('a form that is submitted while offline keeps its values, waits, and is applied once', async () => {
  const { user, wire, session, fleet } = await open()
  await user.type(await screen.findByLabelText('First name'), 'José')
  await user.type(screen.getByLabelText('Last name'), 'Peña')
  await user.type(screen.getByLabelText('Driver ID'), 'N0100000001')
  await user.type(screen.getByLabelText('Mobile number'), '09171234567')
  wire.cut()
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(offlineMessage)).toBeVisible()
  expect(await screen.findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('José')
  expect(session.read().accessToken).toBeDefined()
  wire.mend()
  expect(await screen.findByText('José Peña was added.')).toBeVisible()
  const { count } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
  expect(count).toBe(1)
  expect(wire.of(createDriver).length).toBeGreaterThan(1)
  expect(session.read().accessToken).toBeDefined()
})
