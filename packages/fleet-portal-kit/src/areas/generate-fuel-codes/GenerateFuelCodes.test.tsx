import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'
import { open, press } from './generateScene.tsx'

describe('the generate fuel codes screen', () => {
  test('is not shown to a role without access', async () => {
    const fleet = await testFleet()
    await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, { fleet, as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
  })

  test('has only disabled buttons for a deactivated fleet', async () => {
    const { user } = await open({ fleet: await testFleet({ isDeactivated: true }) })
    for (const name of [/Add code/, /Add from template/, /Continue/]) {
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await press(user, /Add code/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
