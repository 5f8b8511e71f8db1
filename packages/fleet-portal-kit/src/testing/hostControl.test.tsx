import {
  createDriver,
  type Driver,
  listDrivers,
  updateDriver,
} from 'fleet-portal-api-client/contract/drivers'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createRef, useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FleetDrivers, type FleetDriversProps } from '../areas/drivers/FleetDrivers.tsx'
import { FleetRedemptions } from '../areas/redemptions/FleetRedemptions.tsx'
import { FleetVehicles } from '../areas/vehicles/FleetVehicles.tsx'
import type { WidgetHandle } from '../foundation/widget/useWidgetHandle.ts'
import type { FleetPortalAction } from '../provider/beforeAction.ts'
import type { FleetEvent } from '../provider/events.ts'
import type { FleetPortalSettings } from '../provider/providerProps.ts'
import { testFleet } from './testFleet.ts'
import { renderInPortal, type PortalOptions } from './renderInPortal.tsx'

const names = [
  ['Luz', 'Cruz', 'N0100000001'],
  ['Rey', 'Santos', 'N0100000002'],
] as const

async function open(
  ui: (fleetId: string) => ReactNode,
  provider: FleetPortalSettings = {},
  options: PortalOptions = {},
) {
  const fleet = await testFleet()
  for (const [firstName, lastName, driverLicenseId] of names) {
    await fleet.arrange(createDriver, {
      fleetId: fleet.fleetId,
      firstName,
      lastName,
      driverLicenseId,
      mobileNumber: '09171234567',
    })
  }
  return renderInPortal(ui, { fleet, provider, ...options })
}

const openDrivers = (props: Omit<FleetDriversProps, 'fleetId'>, provider?: FleetPortalSettings) =>
  open((fleetId) => <FleetDrivers fleetId={fleetId} {...props} />, provider)

const row = (name: RegExp) => screen.findByRole('row', { name })
/** The headers of the columns with data, without the column of checkboxes. */
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    .filter((text) => text !== 'Selection' && text !== 'Select all on this page')

async function openMenuOf(name: RegExp, user: { click: (element: Element) => Promise<void> }) {
  await user.click(within(await row(name)).getByRole('button'))
  return screen.findByRole('menu')
}

test('the page chooses the columns, adds its own, and its later data is shown', async () => {
  function Page({ fleetId }: { fleetId: string }) {
    const [scores, setScores] = useState<Record<string, number>>({})
    return (
      <>
        <button onClick={() => setScores({ N0100000001: 97 })}>Load scores</button>
        <FleetDrivers
          fleetId={fleetId}
          columns={[
            'name',
            {
              id: 'score',
              header: 'Safety score',
              align: 'end',
              cell: ({ driverLicenseId }) => scores[driverLicenseId] ?? 'Not rated',
            },
            'status',
          ]}
        />
      </>
    )
  }
  const { user } = await open((fleetId) => <Page fleetId={fleetId} />)
  expect(await row(/Luz Cruz.*Not rated.*Active/)).toBeVisible()
  expect(headers()).toEqual(['Name', 'Safety score', 'Status', 'Actions'])
  await user.click(screen.getByRole('button', { name: 'Load scores' }))
  expect(await row(/Luz Cruz.*97/)).toBeVisible()
  expect(await row(/Rey Santos.*Not rated/)).toBeVisible()
})

test('the page hides buttons, actions and search, and adds an action of its own', async () => {
  const chosen: string[] = []
  const { user } = await openDrivers({
    hide: ['import', 'deactivate', 'search', 'filters'],
    rowActions: [
      { key: 'call', label: 'Call', onSelect: ({ mobileNumber }: Driver) => chosen.push(mobileNumber) },
    ],
  })
  await row(/Luz Cruz/)
  expect(screen.getByRole('button', { name: 'Add driver' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByLabelText('Status')).toBeNull()
  const menu = await openMenuOf(/Luz Cruz/, user)
  const items = within(menu).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).not.toContain('Deactivate')
  await user.click(within(menu).getByRole('menuitem', { name: 'Call' }))
  expect(chosen).toEqual(['09171234567'])
})

test('a hidden action cannot be opened by a URL', async () => {
  await open((fleetId) => <FleetDrivers fleetId={fleetId} hide={['add']} />, {}, { search: 'dialog=add' })
  await row(/Luz Cruz/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the page takes over the click on an item', async () => {
  const clicked: string[] = []
  const { user } = await openDrivers({ onRowClick: ({ driverLicenseId }) => clicked.push(driverLicenseId) })
  await user.click(await screen.findByText('Luz Cruz'))
  expect(clicked).toEqual(['N0100000001'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('filters of the page are sent, and a change by the user is reported and not applied by itself', async () => {
  const changes: unknown[] = []
  const { user, wire } = await openDrivers({
    filters: { status: 'inactive' },
    onFiltersChange: (filters) => changes.push(filters),
  })
  expect(await screen.findByText('Sorry, no result found')).toBeVisible()
  expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({ status: 'inactive' })
  await user.selectOptions(screen.getByLabelText('Status'), 'Active')
  expect(changes).toEqual([{ status: 'active' }])
  expect(screen.getByText('Sorry, no result found')).toBeVisible()
})

test('default filters apply until the user changes them, and can be cleared', async () => {
  const { user } = await openDrivers({ defaultFilters: { searchKey: 'Luz' } })
  expect(await row(/Luz Cruz/)).toBeVisible()
  expect(screen.queryByRole('row', { name: /Rey Santos/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await row(/Rey Santos/)).toBeVisible()
})

test('the page size of the page is requested', async () => {
  const { wire } = await openDrivers({ pageSize: 50 })
  await row(/Luz Cruz/)
  expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({ perPage: '50' })
})

test('a read-only widget offers no action with an effect', async () => {
  const { user, wire } = await openDrivers({ isReadOnly: true })
  await row(/Luz Cruz/)
  expect(screen.queryByRole('button', { name: 'Add driver' })).toBeNull()
  const menu = await openMenuOf(/Luz Cruz/, user)
  expect(within(menu).queryByRole('menuitem', { name: 'Edit' })).toBeNull()
  expect(within(menu).getByRole('menuitem', { name: 'View redemptions' })).toBeVisible()
  expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the page denies an action with a reason, and nothing is sent', async () => {
  const asked: FleetPortalAction[] = []
  const { user, wire } = await openDrivers({
    instanceId: 'left',
    onBefore: (action) => {
      asked.push(action)
      return { deny: 'Ask your supervisor first.' }
    },
  })
  await user.click(await screen.findByText('N0100000001'))
  await user.clear(await screen.findByLabelText('First name'))
  await user.type(screen.getByLabelText('First name'), 'Lucia')
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('Ask your supervisor first.')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Lucia')
  expect(wire.of(updateDriver)).toEqual([])
  expect(asked).toMatchObject([
    {
      name: 'updateDriver',
      kind: 'write',
      widget: 'drivers',
      instance: 'left',
      input: { firstName: 'Lucia' },
    },
  ])
})

test('an item whose id has colons can be edited', async () => {
  const { user } = await open(
    (fleetId) => <FleetDrivers fleetId={fleetId} />,
    {},
    {
      prepareWire: (wire) =>
        wire.rewrite(listDrivers, ({ drivers, ...rest }) => ({
          ...rest,
          drivers: (drivers as Driver[]).map((one) => ({ ...one, driverId: `urn:driver:${one.driverId}` })),
        })),
    },
  )
  await user.click(await screen.findByText('N0100000001'))
  expect(await screen.findByLabelText('First name')).toHaveValue('Luz')
})

test('the page denies an export, and nothing is sent', async () => {
  const asked: FleetPortalAction[] = []
  const deny = (action: FleetPortalAction) => {
    asked.push(action)
    return { deny: 'Exports need an approval.' }
  }
  const { user, wire } = await open((fleetId) => <FleetRedemptions fleetId={fleetId} onBefore={deny} />)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Exports need an approval.')).toBeVisible()
  expect(wire.of(createReport)).toEqual([])
  expect(asked).toMatchObject([
    { name: 'createReport', kind: 'write', widget: 'redemptions', input: { reportType: 'redemption' } },
  ])
})

test('an action is not sent if the page fails to decide', async () => {
  const { user, wire } = await openDrivers(
    {},
    { onBefore: () => Promise.reject(new Error('The approval server is down.')) },
  )
  await user.click(await screen.findByText('N0100000001'))
  await user.type(await screen.findByLabelText('First name'), 'a')
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(/could not check whether this is allowed/)).toBeVisible()
  expect(wire.of(updateDriver)).toEqual([])
})

test('an action that the provider and the widget allow is sent', async () => {
  const order: string[] = []
  const { user } = await openDrivers(
    { onBefore: () => void order.push('widget') },
    { onBefore: async () => void order.push('provider') },
  )
  await user.click(await screen.findByText('N0100000001'))
  await user.type(await screen.findByLabelText('First name'), 'a')
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await row(/Luza Cruz/)).toBeVisible()
  expect(order).toEqual(['provider', 'widget'])
})

test('the handle opens dialogs, closes them, and reads again', async () => {
  const handle = createRef<WidgetHandle>()
  const { fleet } = await open((fleetId) => <FleetDrivers ref={handle} fleetId={fleetId} />)
  await row(/Luz Cruz/)
  act(() => handle.current?.open('add'))
  expect(await screen.findByRole('dialog', { name: 'Add Driver' })).toBeVisible()
  act(() => handle.current?.close())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await fleet.arrange(createDriver, {
    fleetId: fleet.fleetId,
    firstName: 'Mia',
    lastName: 'Reyes',
    driverLicenseId: 'N0100000003',
    mobileNumber: '09171234567',
  })
  await act(async () => handle.current?.refresh())
  expect(await row(/Mia Reyes/)).toBeVisible()
})

test('two lists under one provider keep their own page in one URL, and show one dialog at a time', async () => {
  const { user, navigation } = await open((fleetId) => (
    <>
      <section aria-label="left">
        <FleetDrivers fleetId={fleetId} urlPrefix="d-" />
      </section>
      <section aria-label="right">
        <FleetVehicles fleetId={fleetId} urlPrefix="v-" />
      </section>
    </>
  ))
  await row(/Luz Cruz/)
  const [left, right] = ['left', 'right'].map((name) => within(screen.getByRole('region', { name })))
  await user.selectOptions(left!.getByLabelText('Status'), 'Active')
  expect(navigation.search()).toBe('d-status=active')
  expect(right!.getByLabelText('Status')).toHaveValue('')
  await user.click(left!.getByRole('button', { name: 'Add driver' }))
  expect(await screen.findByRole('dialog', { name: 'Add Driver' })).toBeVisible()
  act(() => navigation.setSearch('d-status=active&d-dialog=add&v-dialog=add'))
  expect(await screen.findByRole('dialog', { name: 'Add Vehicle' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('events say when and in which widget they happened, and that it has loaded', async () => {
  const events: FleetEvent[] = []
  const own: FleetEvent[] = []
  const { user } = await openDrivers(
    { instanceId: 'roster', onEvent: (event) => own.push(event) },
    { onEvent: (event) => events.push(event) },
  )
  await row(/Luz Cruz/)
  await waitFor(() => expect(own.map(({ type }) => type)).toEqual(['widget.loaded']))
  await user.click(await screen.findByText('N0100000001'))
  await user.type(await screen.findByLabelText('First name'), 'a')
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  await row(/Luza Cruz/)
  expect(own.at(-1)).toMatchObject({ type: 'driver.updated', widget: 'drivers', instance: 'roster' })
  expect(Date.parse(own.at(-1)?.at ?? '')).not.toBeNaN()
  expect(events).toEqual(own)
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
})

test('a widget that cannot be read reports the failure, and that it has loaded only after its content is shown', async () => {
  const events: string[] = []
  const { user } = await open(
    (fleetId) => <FleetDrivers fleetId={fleetId} onEvent={({ type }) => events.push(type)} />,
    {},
    { prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx') },
  )
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  await waitFor(() => expect(events).toContain('widget.failed'))
  // The event would come from a timer that was started before this one.
  await new Promise((resolve) => setTimeout(resolve))
  expect(events).toEqual(['widget.failed'])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await row(/Luz Cruz/)
  await waitFor(() => expect(events).toEqual(['widget.failed', 'widget.loaded']))
})

test('messages and slots of a widget replace those of the provider in that widget only', async () => {
  await open(
    (fleetId) => (
      <>
        <FleetDrivers
          fleetId={fleetId}
          messages={{ drivers: { title: 'Couriers' } }}
          slots={{ Empty: ({ title }) => <p>Nothing: {title}</p> }}
          filters={{ status: 'inactive' }}
        />
        <FleetVehicles fleetId={fleetId} />
      </>
    ),
    { messages: { vehicles: { title: 'Trucks' } } },
  )
  expect(await screen.findByText('Nothing: Sorry, no result found')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Couriers' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Trucks' })).toBeVisible()
})

test('toasts and placeholders are drawn by the slots of the page', async () => {
  const { user } = await openDrivers({
    slots: {
      Loading: () => <p>One moment</p>,
      Toast: ({ tone, children, dismiss }) => (
        <p>
          {tone}: {children} <button onClick={dismiss}>Hide</button>
        </p>
      ),
    },
  })
  expect(screen.getByText('One moment')).toBeVisible()
  await user.click(await screen.findByText('N0100000001'))
  await user.type(await screen.findByLabelText('First name'), 'a')
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(/^success:/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByText(/^success:/)).toBeNull())
})

test('a feature flag switches off a widget wherever it is embedded, and switches it on again', async () => {
  const states = { PAGE_DRIVER: false }
  const listeners = new Set<() => void>()
  await openDrivers(
    {},
    {
      flags: {
        get: (name) => (name === 'PAGE_DRIVER' ? states.PAGE_DRIVER : undefined),
        subscribe: (listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    },
  )
  expect(await screen.findByText('This part of the portal is switched off.')).toBeVisible()
  states.PAGE_DRIVER = true
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(await row(/Luz Cruz/)).toBeVisible()
})
