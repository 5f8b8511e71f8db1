import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

test('codes of selected drivers start like the last code, and remember that, without the code', async () => {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 100)
  const [last] = await makeCodes(fleet, { literVolume: millilitres(33_000) })
  await fleet.arrange(createDriver, {
    fleetId: fleet.fleetId,
    firstName: 'Ana',
    lastName: 'Cruz',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
  const { user, moves } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Cruz' }))
  await user.click(await screen.findByRole('button', { name: 'Generate 1 code' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'generate-fuel-codes' }]))
  const [, stored = '{}'] =
    Object.entries(sessionStorage).find(([key]) => key.includes('generate-fuel-codes')) ?? []
  const values = { productCode: 'diesel', literVolume: 33_000, durationDays: '7' }
  expect(JSON.parse(stored)).toMatchObject({
    value: {
      drafts: [{ values: { ...values, driver: { label: 'Ana Cruz' } } }],
      copied: { source: 'code', values, draftIds: [expect.any(String)] },
    },
  })
  expect(stored).not.toContain(last?.fuelCode)
})
