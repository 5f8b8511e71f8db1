import { createDriver, lookupDrivers } from 'fleet-portal-api-client/contract/drivers'
import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DriverPicker, StationPicker } from '../../pieces/pickers/pickers.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import type { ComboboxOption } from './AsyncSelect.tsx'

afterEach(() => void vi.restoreAllMocks())

async function open(count = 12) {
  const fleet = await testFleet()
  for (let n = 10; n < 10 + count; n++) {
    const rest = { driverLicenseId: `N0112345${String(n).padStart(3, '0')}`, mobileNumber: '09171234567' }
    await fleet.arrange(createDriver, {
      fleetId: fleet.fleetId,
      firstName: `Driver${n}`,
      lastName: 'Cruz',
      ...rest,
    })
  }
  function Picker({ fleetId }: { fleetId: string }) {
    const [value, setValue] = useState<ComboboxOption>()
    return (
      <InWidget>
        <DriverPicker label="Driver" fleetId={fleetId} value={value} onChange={setValue} />
      </InWidget>
    )
  }
  const portal = await renderInPortal((fleetId) => <Picker fleetId={fleetId} />, { fleet })
  return { ...portal, box: screen.getByRole('combobox', { name: 'Driver' }) }
}

test('loads nothing until it is opened, then the first ten options by first name', async () => {
  const { user, wire, box } = await open()
  expect(wire.of(lookupDrivers)).toEqual([])
  await user.click(box)
  expect(await screen.findAllByRole('option')).toHaveLength(10)
  expect(wire.of(lookupDrivers).map(({ query }) => query)).toEqual([
    expect.objectContaining({
      page: '1',
      perPage: '10',
      status: 'active',
      orderBy: 'firstName',
      order: 'asc',
    }),
  ])
})

test('refers to its list and to the active option for screen readers', async () => {
  const { user, box } = await open()
  await user.click(box)
  const [first] = await screen.findAllByRole('option')
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first?.id))
})

test('renders its list inside the dialog around it, so that screen readers can read the list', async () => {
  const { user } = await renderInPortal((fleetId) => (
    <InWidget>
      <Dialog title="Code" onClose={() => undefined}>
        <DriverPicker label="Driver" fleetId={fleetId} value={undefined} onChange={() => undefined} />
      </Dialog>
    </InWidget>
  ))
  const dialog = await screen.findByRole('dialog', { name: 'Code' })
  await user.click(within(dialog).getByRole('combobox', { name: 'Driver' }))
  expect(await within(dialog).findByText('No Data.')).toBeVisible()
})

test('selects an option by arrow keys and Enter, and clears it by its button', async () => {
  const { user, box } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(box).toHaveValue('Driver11 Cruz'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(box).toHaveValue('')
})

test('Enter searches at once, without the debounce delay', async () => {
  const { user, box } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  await user.type(box, 'driver15{Enter}')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option')).toHaveTextContent('Driver15 Cruz')
})

test('typing searches after the debounce delay', async () => {
  const { user, box, wire } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  await user.type(box, 'driver15')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(wire.of(lookupDrivers).map(({ query }) => query['searchKey'])).toEqual([undefined, 'driver15'])
})

test('a late answer to an earlier search does not replace the options', async () => {
  const { user, box, wire } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  let answered = 0
  wire.rewrite(lookupDrivers, (answer) => {
    answered += 1
    return answer
  })
  const release = wire.hold(lookupDrivers)
  await user.type(box, 'driver15{Enter}')
  await waitFor(() => expect(wire.of(lookupDrivers)).toHaveLength(2))
  await user.clear(box)
  await user.type(box, 'driver12{Enter}')
  expect(await screen.findByRole('option')).toHaveTextContent('Driver12 Cruz')
  const before = answered
  await act(async () => release())
  await waitFor(() => expect(answered).toBe(before + 1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('option')).toHaveTextContent('Driver12 Cruz')
})

test('says that no option matches, and Esc restores the selected option', async () => {
  const { user, box } = await open(1)
  await user.click(box)
  await user.click(await screen.findByRole('option'))
  expect(box).toHaveValue('Driver10 Cruz')
  await user.clear(box)
  await user.type(box, 'unknown{Enter}')
  expect(await screen.findByText('We could not find a match for unknown.')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(box).toHaveValue('Driver10 Cruz')
})

test('clearing the selection moves the focus to the field', async () => {
  const { user, box } = await open(1)
  await user.click(box)
  await user.click(await screen.findByRole('option'))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})

test('loads the next options at the end of the list', async () => {
  const { user, box, wire } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  const list = screen.getByRole('listbox')
  list.dispatchEvent(new Event('scroll', { bubbles: true }))
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(12))
  expect(wire.of(lookupDrivers)).toHaveLength(2)
})

test('shows the loaded and the total number of options until all are loaded', async () => {
  const { user, box } = await open()
  await user.click(box)
  expect(await screen.findByText('10 of 12 shown')).toBeVisible()
  expect(screen.getAllByRole('option')[9]).toHaveAttribute('aria-posinset', '10')
  expect(screen.getAllByRole('option')[9]).toHaveAttribute('aria-setsize', '12')
  screen.getByRole('listbox').dispatchEvent(new Event('scroll', { bubbles: true }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12))
  expect(screen.queryByText(/shown/)).toBeNull()
})

test('the arrow keys load the next options at the last one, and wrap around after all are loaded', async () => {
  const { user, box } = await open()
  await user.click(box)
  await screen.findAllByRole('option')
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  await user.keyboard('{ArrowDown>10/}')
  expect(active()).toHaveTextContent('Driver19')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12))
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Driver20')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('Driver10')
})

test('asks once for a page that fails, and again only after Try again', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
  const { user, box, wire } = await open(103)
  await user.click(box)
  expect(await screen.findByText('10 of 103 shown')).toBeVisible()
  // One fault for each request that would follow.
  for (let count = 0; count < 20; count++) wire.refuse(lookupDrivers, 'BadRequest')
  await waitFor(() => {
    const list = screen.getByRole('listbox')
    // The list of many options is loaded, which asks by itself.
    expect(within(list).getByRole('presentation')).toBeInTheDocument()
    list.scrollTop = 1_000_000
    list.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
  const failed = wire.of(lookupDrivers).length
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(wire.of(lookupDrivers)).toHaveLength(failed)
})

test('loads a list of more than a hundred options page by page to its last option', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
  const fleet = await testFleet()
  const stations = Array.from({ length: 103 }, (_, index) => ({
    stationId: `stn_long_${index}`,
    name: `Mahaba ${String(index + 1).padStart(3, '0')}`,
  }))
  await fleet.operate('stations/several', { stations })
  const { user, wire } = await renderInPortal(
    () => (
      <InWidget>
        <StationPicker label="Station" value={undefined} onChange={() => undefined} />
      </InWidget>
    ),
    { fleet },
  )
  const box = screen.getByRole('combobox', { name: 'Station' })
  await user.type(box, 'mahaba{Enter}')
  expect(await screen.findByText('9 of 103 shown')).toBeVisible()
  expect(await screen.findByRole('option', { name: /Mahaba 001/ })).toHaveAttribute('aria-setsize', '103')
  await waitFor(() => {
    const list = screen.getByRole('listbox')
    list.scrollTop = 1_000_000
    list.dispatchEvent(new Event('scroll'))
    expect(screen.getByRole('option', { name: /Mahaba 103/ })).toHaveAttribute('aria-posinset', '103')
  })
  expect(screen.queryByText(/shown/)).toBeNull()
  const pages = wire.of(lookupStations).filter(({ query }) => query['searchKey'] === 'mahaba')
  expect(pages.map(({ query }) => Number(query['page']))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
})
