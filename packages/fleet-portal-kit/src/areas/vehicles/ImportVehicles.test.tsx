import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ImportVehicles } from './ImportVehicles.tsx'

const open = async (as: 'portal-admin' | 'data-analyst') => {
  const onClose = vi.fn()
  const ui = (fleetId: string) => <ImportVehicles fleetId={fleetId} onClose={onClose} />
  const { person } = await renderInPortal(ui, { as })
  return { person, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Import Vehicles' })) }
}

test('an import of vehicles on its own opens at once and closes by its cross', async () => {
  const { person, dialog, onClose } = await open('portal-admin')
  expect(dialog.getByLabelText('Choose a file', { selector: 'input' })).toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an import of vehicles on its own says why a role may not', async () => {
  const { dialog } = await open('data-analyst')
  expect(dialog.getByText('Not Authorized')).toBeVisible()
  expect(dialog.queryByLabelText('Choose a file', { selector: 'input' })).not.toBeInTheDocument()
})
