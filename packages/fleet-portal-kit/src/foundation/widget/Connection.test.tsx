import { createDriver, listDrivers } from 'api-client/contract/drivers'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { FleetVehicles } from '../../areas/vehicles/FleetVehicles.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'

afterEach(() => vi.restoreAllMocks())

const words = 'No connection. We keep trying. Your input is safe.'
const open = (prepareWire?: NonNullable<Parameters<typeof renderInPortal>[1]>['prepareWire']) =>
  renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
    search: 'dialog=add',
    ...(prepareWire && { prepareWire }),
  })

test('a connection that is missing is said once, politely, until the server answers again', async () => {
  const { wire, session } = await open((line) => line.cut())
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(words).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(session.read().accessToken).toBeDefined()
  wire.mend()
  expect(await screen.findByLabelText('First name')).toBeInTheDocument()
  expect(screen.queryByText(words)).toBeNull()
  expect(session.read().accessToken).toBeDefined()
})

test('is said at once where the browser knows it', async () => {
  await open()
  await screen.findByLabelText('First name')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(words)).toBeVisible()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(words)).toBeNull()
})

test('is said by every widget of a page that stands alone, and one inside another says nothing', async () => {
  await renderInPortal(
    (fleetId) => (
      <>
        <FleetDrivers fleetId={fleetId} />
        <FleetVehicles fleetId={fleetId} />
      </>
    ),
    { prepareWire: (line) => line.cut() },
  )
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
})

test('a form that is sent meanwhile is kept, waits, and is applied once', async () => {
  const { person, wire, session, fleet } = await open()
  await person.type(await screen.findByLabelText('First name'), 'José')
  await person.type(screen.getByLabelText('Last name'), 'Peña')
  await person.type(screen.getByLabelText('Driver ID'), 'N0100000001')
  await person.type(screen.getByLabelText('Mobile number'), '09171234567')
  wire.cut()
  await person.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(words)).toBeVisible()
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
