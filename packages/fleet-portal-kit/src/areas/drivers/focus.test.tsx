import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { add, jose, open, rowOf } from './driversScene.tsx'
import { FleetDrivers } from './FleetDrivers.tsx'

describe('the focus', () => {
  test('moves to the search box after the user clears the search of an empty list', async () => {
    const { user } = await open({ search: 'searchKey=unknown' })
    await user.click(await screen.findByText('Clear search'))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(screen.getByLabelText('Search name, mobile number or driver ID')).toHaveFocus()
  })

  test('stays at the list after a successful retry', async () => {
    const fleet = await testFleet()
    await add(fleet, jose)
    const { user } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
      fleet,
      prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx'),
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    const row = await rowOf('José Peñaflor')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(row)
  })
})
