import { createDriver, lookupDrivers } from 'api-client/contract/drivers'
import { lookupStations } from 'api-client/contract/stations'
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
    const rest = { driverLicenseId: `N01123456${n}`, mobileNumber: '09171234567' }
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

test('asks for nothing until it is opened, then for ten by first name', async () => {
  const { person, wire, box } = await open()
  expect(wire.of(lookupDrivers)).toEqual([])
  await person.click(box)
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

test('is tied to its list, and says which option the arrows are on', async () => {
  const { person, box } = await open()
  await person.click(box)
  const [first] = await screen.findAllByRole('option')
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first?.id))
})

test('in a dialog, which alone is read while it is open, the list is a part of it', async () => {
  const { person } = await renderInPortal((fleetId) => (
    <InWidget>
      <Dialog title="Code" onClose={() => undefined}>
        <DriverPicker label="Driver" fleetId={fleetId} value={undefined} onChange={() => undefined} />
      </Dialog>
    </InWidget>
  ))
  const dialog = await screen.findByRole('dialog', { name: 'Code' })
  await person.click(within(dialog).getByRole('combobox', { name: 'Driver' }))
  expect(await within(dialog).findByText('No Data.')).toBeVisible()
})

test('an option is chosen by arrows and Enter, and taken off by its cross', async () => {
  const { person, box } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(box).toHaveValue('Driver11 Cruz'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(box).toHaveValue('')
})

test('Enter searches at once, without waiting for the pause', async () => {
  const { person, box } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  await person.type(box, 'driver15{Enter}')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option')).toHaveTextContent('Driver15 Cruz')
})

test('what is typed searches by itself after a pause', async () => {
  const { person, box, wire } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  await person.type(box, 'driver15')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(wire.of(lookupDrivers).map(({ query }) => query['searchKey'])).toEqual([undefined, 'driver15'])
})

test('a late answer to an earlier search changes no option', async () => {
  const { person, box, wire } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  let answered = 0
  wire.rewrite(lookupDrivers, (answer) => {
    answered += 1
    return answer
  })
  const letGo = wire.hold(lookupDrivers)
  await person.type(box, 'driver15{Enter}')
  await waitFor(() => expect(wire.of(lookupDrivers)).toHaveLength(2))
  await person.clear(box)
  await person.type(box, 'driver12{Enter}')
  expect(await screen.findByRole('option')).toHaveTextContent('Driver12 Cruz')
  const before = answered
  await act(async () => letGo())
  await waitFor(() => expect(answered).toBe(before + 1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('option')).toHaveTextContent('Driver12 Cruz')
})

test('says when nothing matches, and Esc puts the choice back', async () => {
  const { person, box } = await open(1)
  await person.click(box)
  await person.click(await screen.findByRole('option'))
  expect(box).toHaveValue('Driver10 Cruz')
  await person.clear(box)
  await person.type(box, 'nobody{Enter}')
  expect(await screen.findByText('We could not find a match for nobody.')).toBeVisible()
  await person.keyboard('{Escape}')
  expect(box).toHaveValue('Driver10 Cruz')
})

test('a choice that is taken away leaves the caret in the box', async () => {
  const { person, box } = await open(1)
  await person.click(box)
  await person.click(await screen.findByRole('option'))
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})

test('the next ten come at the end of the list', async () => {
  const { person, box, wire } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  const list = screen.getByRole('listbox')
  list.dispatchEvent(new Event('scroll', { bubbles: true }))
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(12))
  expect(wire.of(lookupDrivers)).toHaveLength(2)
})

test('says how many are listed of how many, until all are', async () => {
  const { person, box } = await open()
  await person.click(box)
  expect(await screen.findByText('10 of 12 shown')).toBeVisible()
  expect(screen.getAllByRole('option')[9]).toHaveAttribute('aria-posinset', '10')
  expect(screen.getAllByRole('option')[9]).toHaveAttribute('aria-setsize', '12')
  screen.getByRole('listbox').dispatchEvent(new Event('scroll', { bubbles: true }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12))
  expect(screen.queryByText(/shown/)).toBeNull()
})

test('the arrow keys load the next options at the last one, and go round where there are no more', async () => {
  const { person, box } = await open()
  await person.click(box)
  await screen.findAllByRole('option')
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  await person.keyboard('{ArrowDown>10/}')
  expect(active()).toHaveTextContent('Driver19')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12))
  await person.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Driver20')
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('Driver10')
})

test('a lookup of more than a hundred goes on page by page to its last option', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
  const fleet = await testFleet()
  const stations = Array.from({ length: 103 }, (_, index) => ({
    stationId: `stn_long_${index}`,
    name: `Mahaba ${String(index + 1).padStart(3, '0')}`,
  }))
  await fleet.operate('stations/several', { stations })
  const { person, wire } = await renderInPortal(
    () => (
      <InWidget>
        <StationPicker label="Station" value={undefined} onChange={() => undefined} />
      </InWidget>
    ),
    { fleet },
  )
  const box = screen.getByRole('combobox', { name: 'Station' })
  await person.type(box, 'mahaba{Enter}')
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
