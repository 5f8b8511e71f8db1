import { listFuelCodes, updateFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { open } from './codesScene.tsx'

const checkboxes = () => screen.queryAllByRole('checkbox', { name: /^Select (?!all)/ })

async function selectBoth(user: UserEvent, active: string) {
  await screen.findByRole('checkbox', { name: `Select ${active}` })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2 codes' }))
  return within(await screen.findByRole('alertdialog'))
}

const statuses = async ({ arrange, fleetId }: TestFleet) =>
  (await arrange(listFuelCodes, { fleetId })).fuelCodes.map(({ status }) => status).toSorted()

describe('deactivating several codes', () => {
  test('starts with a selection of codes that can be deactivated, with their number', async () => {
    const { user, active, deactivated } = await open()
    await user.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
    expect(await screen.findByText('1 selected')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: `Select ${deactivated}` })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('1 selected')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Search/ })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: `Select ${active}` })).not.toBeChecked()
  })

  test('selects all that can be deactivated among those found, and then no longer offers to', async () => {
    const { user, active } = await open()
    await user.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
    await user.click(await screen.findByRole('button', { name: 'Select all that can be changed' }))
    expect(await screen.findByText('2 selected')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull())
  })

  test('offers the buttons of the bar in a menu as well, for phones', async () => {
    const { user, active } = await open()
    await user.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
    const bar = within(await screen.findByRole('group', { name: 'Selected items' }))
    // Only narrow widgets show the button.
    await user.click(bar.getByText('Actions'))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Select all that can be changed',
      'Print 1 card',
      'Repeat 1 code',
      'Deactivate 1 code',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Deactivate 1 code' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('needs one confirmation, and a toast says how many were deactivated', async () => {
    const { user, active, fleet, wire, events } = await open()
    const dialog = await selectBoth(user, active)
    expect(dialog.getByText(/This is permanent/)).toHaveTextContent(
      /Returns to the fuel balance: Diesel 60\.5 L, Gas 91 \d+ L\./,
    )
    expect(wire.of(updateFuelCode)).toEqual([])
    const button = dialog.getByRole('button', { name: 'Deactivate 2 codes' })
    for (let press = 0; press < 5; press += 1) fireEvent.click(button)
    const toast = await screen.findByText('2 of 2 codes deactivated')
    expect(toast).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(wire.of(updateFuelCode)).toHaveLength(2)
    expect(await statuses(fleet)).toEqual(['Deactivated', 'Deactivated', 'Deactivated'])
    await waitFor(() => expect(events.filter(({ type }) => type === 'fuel-code.deactivated')).toHaveLength(2))
    await waitFor(() => expect(checkboxes()).toEqual([]))
  })

  test('shows the reason for a code that was already deactivated, and deactivates the other code', async () => {
    const { user, active, fleet, codes } = await open()
    const dialog = await selectBoth(user, active)
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    expect(await dialog.findByText('1 of 2 codes deactivated')).toBeVisible()
    const results = within(dialog.getByRole('list', { name: 'Result per item' }))
    const failedItem = results.getByText(active).closest('li') as HTMLElement
    expect(failedItem).toHaveTextContent('This has changed in the meantime. Reload to see the current state.')
    expect(await statuses(fleet)).toEqual(['Deactivated', 'Deactivated', 'Deactivated'])
  })

  test('offers another attempt only for codes that another user has not changed meanwhile', async () => {
    const { user, active, fleet, codes, wire } = await open()
    const dialog = await selectBoth(user, active)
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    // The code that is sent second fails in a way that may go away.
    wire.passOne(updateFuelCode)
    wire.breakAt(updateFuelCode, 'before-tx')
    wire.breakAt(updateFuelCode, 'before-tx')
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    await user.click(await dialog.findByRole('button', { name: 'Try 1 code again' }))
    expect(await dialog.findByText('1 of 2 codes deactivated')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /again$/ })).toBeNull()
    expect(dialog.getByText(/^This has changed in the meantime/)).toBeVisible()
    expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus()
    expect(await statuses(fleet)).toEqual(['Deactivated', 'Deactivated', 'Deactivated'])
  })

  test('names the codes so that they can be hidden, in the question and in the results', async () => {
    const { user, active, fleet, codes } = await open()
    const dialog = await selectBoth(user, active)
    expect(dialog.getByText(active)).toHaveAttribute('data-secret')
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    const results = within(await dialog.findByRole('list', { name: 'Result per item' }))
    expect(results.getByText(active)).toHaveAttribute('data-secret')
  })

  test('stops when the fleet is deactivated, and says which codes were not attempted', async () => {
    const { user, active, fleet, wire } = await open()
    const dialog = await selectBoth(user, active)
    await fleet.deactivate()
    await user.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    expect(await dialog.findByText('0 of 2 codes deactivated')).toBeVisible()
    expect(dialog.getByText('Not attempted')).toBeVisible()
    expect(wire.of(updateFuelCode)).toHaveLength(1)
  })

  test('is not possible for a role that can only view, or on a deactivated fleet', async () => {
    const { active, unmount } = await open({ as: 'purchaser' })
    expect(await screen.findByText(active)).toBeVisible()
    expect(checkboxes()).toEqual([])
    unmount()
    const { active: other } = await open({ isDeactivated: true })
    expect(await screen.findByText(other)).toBeVisible()
    expect(checkboxes()).toEqual([])
  })
})
