import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { importDrivers, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buyButton, openBuyFuel, openConfirmation, purchasesOf } from '../areas/buy-fuel/buyFuelScene.tsx'
import { confirmButton, getReference, openOtcConfirmation } from '../areas/cash-in/cashInScene.tsx'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { ImportDrivers } from '../areas/drivers/ImportDrivers.tsx'
import { driversOf } from '../areas/drivers/driversScene.tsx'
import type { BeforeAction, BeforeActionAnswer } from '../provider/beforeAction.ts'
import { addDriver } from './fuelScene.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

/** A page that decides when the test says so. */
function slowPage() {
  const waiting: ((answer: BeforeActionAnswer) => void)[] = []
  const onBefore = vi.fn<BeforeAction>(() => new Promise((resolve) => void waiting.push(resolve)))
  return {
    onBefore,
    decide: (answer?: BeforeActionAnswer) =>
      act(async () => {
        for (const resolve of waiting.splice(0)) resolve(answer)
        await new Promise((resolve) => setTimeout(resolve, 300))
      }),
  }
}

test('a purchase is asked about once and sent once, however often the user clicks while the page decides', async () => {
  const { onBefore, decide } = slowPage()
  const { user, wire, fleet } = await openBuyFuel({
    search: 'product=diesel&litres=2',
    provider: { onBefore },
  })
  const button = buyButton(await openConfirmation(user))
  for (let click = 0; click < 5; click++) await user.click(button)
  await waitFor(() => expect(onBefore).toHaveBeenCalledTimes(1))
  for (let click = 0; click < 5; click++) fireEvent.click(button)
  await decide()
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(onBefore).toHaveBeenCalledTimes(1)
  expect(wire.of(buyFuel)).toHaveLength(1)
  expect(await purchasesOf(fleet)).toHaveLength(1)
})

test('a purchase that the page allows after the user has left is not sent', async () => {
  const { onBefore, decide } = slowPage()
  const { user, wire, fleet, unmount } = await openBuyFuel({
    search: 'product=diesel&litres=2',
    provider: { onBefore },
  })
  await user.click(buyButton(await openConfirmation(user)))
  await waitFor(() => expect(onBefore).toHaveBeenCalledTimes(1))
  unmount()
  await decide()
  expect(wire.of(buyFuel)).toEqual([])
  expect(await purchasesOf(fleet)).toEqual([])
})

test('an import that the page denies says why, sends nothing, and can be sent again', async () => {
  let answer: BeforeActionAnswer = { deny: 'Imports are closed until noon.' }
  const onBefore = vi.fn<BeforeAction>(() => answer)
  const fleet = await testFleet()
  const { user, wire } = await renderInPortal(
    (fleetId) => <ImportDrivers fleetId={fleetId} onClose={() => undefined} />,
    { fleet, provider: { onBefore } },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }))
  const text = 'first_name,last_name,driver_id,mobile_number\nNiño,Peña,N0100000001,09171234567\n'
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), new File([text], 'a.csv'))
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('Imports are closed until noon.')).toBeVisible()
  expect(wire.of(importDrivers)).toEqual([])
  answer = undefined
  await user.click(screen.getByRole('button', { name: 'Upload again' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await driversOf(fleet)).toHaveLength(1)
  expect(wire.of(importDrivers)).toHaveLength(1)
})

test('a cash-in that the page denies says why and sends nothing', async () => {
  const { user, wire, dialog } = await openOtcConfirmation({
    provider: { onBefore: () => ({ deny: 'Ask the treasurer.' }) },
  })
  await user.click(confirmButton(dialog, getReference))
  expect(await screen.findByText(/Ask the treasurer/)).toBeVisible()
  expect(wire.of(createCashin)).toEqual([])
})

test.each([{ deny: true }, { deny: { text: 'No.' } }, { deny: '' }])(
  'the decision %j gives no reason that a user can read, so the user reads that it could not be checked',
  async (answer) => {
    const fleet = await testFleet()
    await addDriver(fleet, 'Luz', 'Cruz')
    const { user, wire } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
      fleet,
      provider: { onBefore: () => answer as unknown as BeforeActionAnswer },
    })
    await user.click(await screen.findByText(/^N\d{10}$/))
    await user.type(await screen.findByLabelText('First name'), 'a')
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(
      await screen.findByText(/could not check whether this is allowed/, {}, { timeout: 4000 }),
    ).toBeVisible()
    expect(wire.of(updateDriver)).toEqual([])
  },
)
