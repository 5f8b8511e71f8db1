import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'
import { open, press } from './generateScene.tsx'

describe('access', () => {
  test('is refused to a role without it', async () => {
    const fleet = await testFleet()
    await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, { fleet, as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
  })

  test('on a deactivated fleet everything says why it cannot be used', async () => {
    const { person } = await open({ fleet: await testFleet({ isDeactivated: true }) })
    for (const name of [/Add code/, /Add from template/, /Continue/]) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await press(person, /Add code/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
