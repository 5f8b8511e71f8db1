import { listDrivers } from 'api-client/contract/drivers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { add, jose, open, rowOf } from './driversScene.tsx'
import { FleetDrivers } from './FleetDrivers.tsx'

describe('where the focus is', () => {
  test('after the filters were taken off by the empty list: in the search', async () => {
    const { person } = await open({ search: 'searchKey=nobody' })
    await person.click(await screen.findByRole('button', { name: 'Clear All' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(screen.getByLabelText('Search name, mobile number or driver ID')).toHaveFocus()
  })

  test('after another try that succeeded: where the failure stood, next to the list', async () => {
    const fleet = await testFleet()
    await add(fleet, jose)
    const { person } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
      fleet,
      prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx'),
    })
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    const row = await rowOf('José Peñaflor')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(row)
  })
})
