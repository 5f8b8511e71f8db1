import { listFuelCodes, updateFuelCode } from 'api-client/contract/fuelCodes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { open } from './codesScene.tsx'

const boxes = () => screen.queryAllByRole('checkbox', { name: /^Select/ })

async function selectBoth(person: UserEvent, active: string) {
  await person.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
  await person.click(screen.getByRole('button', { name: 'Select all 2 on this page' }))
  await person.click(screen.getByRole('button', { name: 'Deactivate 2 codes' }))
  return within(await screen.findByRole('alertdialog'))
}

const statuses = async ({ arrange, fleetId }: TestFleet) =>
  (await arrange(listFuelCodes, { fleetId })).fuelCodes.map(({ status }) => status).toSorted()

describe('several codes', () => {
  test('are ticked where they can be deactivated, and counted', async () => {
    const { person, active, gone } = await open()
    await person.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
    expect(screen.getByText('1 selected')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: `Select ${gone}` })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('1 selected')).toBeNull()
    expect(screen.getByRole('checkbox', { name: `Select ${active}` })).not.toBeChecked()
  })

  test('leave the focus where one goes on, as the buttons come and go', async () => {
    const { person, active } = await open()
    await person.click(await screen.findByRole('checkbox', { name: `Select ${active}` }))
    await person.click(screen.getByRole('button', { name: 'Select all 2 on this page' }))
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: /^Search/ })).toHaveFocus()
  })

  test('are deactivated after one question, and each says what became of it', async () => {
    const { person, active, fleet, wire, events } = await open()
    const dialog = await selectBoth(person, active)
    expect(dialog.getByText(/This is permanent/)).toBeVisible()
    expect(wire.of(updateFuelCode)).toEqual([])
    const button = dialog.getByRole('button', { name: 'Deactivate 2 codes' })
    for (let press = 0; press < 5; press += 1) fireEvent.click(button)
    expect(await dialog.findByText('2 of 2 codes deactivated')).toBeVisible()
    const results = within(dialog.getByRole('list', { name: 'Result per code' }))
    expect(results.getAllByText('Deactivated')).toHaveLength(2)
    expect(dialog.queryByRole('button', { name: /^Try/ })).toBeNull()
    await person.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(wire.of(updateFuelCode)).toHaveLength(2)
    expect(await statuses(fleet)).toEqual(['Deactivated', 'Deactivated', 'Deactivated'])
    await waitFor(() => expect(events.filter(({ type }) => type === 'fuel-code.deactivated')).toHaveLength(2))
    await waitFor(() => expect(boxes()).toEqual([]))
  })

  test('of which one is over meanwhile: the reason stands beside it, and the other is deactivated', async () => {
    const { person, active, fleet, codes } = await open()
    const dialog = await selectBoth(person, active)
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await person.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    expect(await dialog.findByText('1 of 2 codes deactivated')).toBeVisible()
    const results = within(dialog.getByRole('list', { name: 'Result per code' }))
    const refused = results.getByText(active).closest('li') as HTMLElement
    expect(refused).toHaveTextContent('This has changed in the meantime. Reload to see the current state.')
    expect(await statuses(fleet)).toEqual(['Deactivated', 'Deactivated', 'Deactivated'])
  })

  test('are not tried any more once the fleet is deactivated, and say so', async () => {
    const { person, active, fleet, wire } = await open()
    const dialog = await selectBoth(person, active)
    await fleet.deactivate()
    await person.click(dialog.getByRole('button', { name: 'Deactivate 2 codes' }))
    expect(await dialog.findByText('0 of 2 codes deactivated')).toBeVisible()
    expect(dialog.getByText('Not attempted')).toBeVisible()
    expect(wire.of(updateFuelCode)).toHaveLength(1)
  })

  test('cannot be ticked by somebody who may only look, nor on a deactivated fleet', async () => {
    const { active, unmount } = await open({ as: 'purchaser' })
    expect(await screen.findByText(active)).toBeVisible()
    expect(boxes()).toEqual([])
    unmount()
    const { active: other } = await open({ isDeactivated: true })
    expect(await screen.findByText(other)).toBeVisible()
    expect(boxes()).toEqual([])
  })
})
