import { importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen, within, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { driversOf } from './driversScene.tsx'
import { ImportDrivers } from './ImportDrivers.tsx'

/** Opens the import in a partner's page, without the drivers list. */
async function open({ isDeactivated, ...options }: PortalOptions = {}) {
  const onClose = vi.fn()
  const fleet = await testFleet()
  if (isDeactivated) await fleet.deactivate()
  const ui = (fleetId: string) => <ImportDrivers fleetId={fleetId} onClose={onClose} />
  const portal = await renderInPortal(ui, { ...options, fleet })
  return { ...portal, onClose }
}

test('a standalone import adds drivers, emits an event to the host, and calls onClose', async () => {
  const { user, fleet, events, onClose } = await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }))
  const text = 'first_name,last_name,driver_id,mobile_number\nNiño,Peña,N0100000001,09171234567\n'
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), new File([text], 'a.csv'))
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
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
  ['a role without write access', { as: 'data-analyst' }, 'Not Authorized'],
  ['a deactivated fleet', { isDeactivated: true }, /This fleet is deactivated/],
] as const)('shows the reason instead of the import for %s', async (_, options, reason) => {
  const { user, wire, onClose } = await open(options)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }))
  expect(dialog.getByText(reason)).toBeVisible()
  expect(dialog.queryByLabelText('Choose a file', { selector: 'input' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(wire.of(importDrivers)).toEqual([])
})
