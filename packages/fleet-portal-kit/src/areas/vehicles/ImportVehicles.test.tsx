import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ImportVehicles } from './ImportVehicles.tsx'

const open = async (as: 'portal-admin' | 'data-analyst') => {
  const onClose = vi.fn()
  const ui = (fleetId: string) => <ImportVehicles fleetId={fleetId} onClose={onClose} />
  const { user } = await renderInPortal(ui, { as })
  return { user, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Import Vehicles' })) }
}

test('a standalone vehicle import is open after mount and closes with its close button', async () => {
  const { user, dialog, onClose } = await open('portal-admin')
  expect(dialog.getByLabelText('Choose a file', { selector: 'input' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a standalone vehicle import shows the reason to a role without access', async () => {
  const { dialog } = await open('data-analyst')
  expect(dialog.getByText('Not Authorized')).toBeVisible()
  expect(dialog.queryByLabelText('Choose a file', { selector: 'input' })).not.toBeInTheDocument()
})
