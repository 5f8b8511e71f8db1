import { importDrivers } from 'api-client/contract/drivers'
import { screen, within, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { driversOf } from './driversScene.tsx'
import { ImportDrivers } from './ImportDrivers.tsx'

/** A partner's page that has opened the import, without a list of the kit. */
async function open({ isDeactivated, ...options }: PortalOptions = {}) {
  const onClose = vi.fn()
  const fleet = await testFleet()
  if (isDeactivated) await fleet.deactivate()
  const ui = (fleetId: string) => <ImportDrivers fleetId={fleetId} onClose={onClose} />
  return { ...(await renderInPortal(ui, { ...options, fleet })), onClose }
}

test('an import on its own adds drivers, tells the host, and asks to be closed', async () => {
  const { person, fleet, events, onClose } = await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }))
  const text = 'first_name,last_name,driver_id,mobile_number\nNiño,Peña,N0100000001,09171234567\n'
  await person.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File([text], 'a.csv'),
  )
  await person.click(await screen.findByRole('button', { name: 'Upload' }))
  await person.click(await screen.findByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(await driversOf(fleet)).toHaveLength(1)
  await waitFor(() =>
    expect(events).toContainEqual({
      type: 'drivers.imported',
      widget: 'import-drivers',
      data: { applied: 1 },
    }),
  )
})

test.each([
  ['a role that may only look', { as: 'data-analyst' }, 'Not Authorized'],
  ['a deactivated fleet', { isDeactivated: true }, /This fleet is deactivated/],
] as const)('for %s the reason stands in its place', async (_, options, reason) => {
  const { person, wire, onClose } = await open(options)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }))
  expect(dialog.getByText(reason)).toBeVisible()
  expect(dialog.queryByLabelText('Choose a file', { selector: 'input' })).not.toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(wire.of(importDrivers)).toEqual([])
})
