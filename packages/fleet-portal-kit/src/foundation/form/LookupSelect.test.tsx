import { createDriver, lookupDrivers } from 'api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DriverPicker } from '../../pieces/pickers.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import type { LookupOption } from './LookupSelect.tsx'

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
    const [value, setValue] = useState<LookupOption>()
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
  await person.click(screen.getByRole('button', { name: 'Take the choice away' }))
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
  await person.click(screen.getByRole('button', { name: 'Take the choice away' }))
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
