import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setPrivate } from '../../provider/privacy.ts'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetFuelCode } from './FleetFuelCode.tsx'

async function open(options: PortalOptions = {}) {
  const fleet = await testFleet({ funds: enoughMoney })
  const { truckCode } = await arrangeRedemptions(fleet)
  const { fuelCodes } = await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId, searchKey: truckCode })
  const fuelCodeId = fuelCodes[0]?.fuelCodeId ?? ''
  const portal = await renderInPortal(
    (fleetId) => <FleetFuelCode fleetId={fleetId} fuelCodeId={fuelCodeId} />,
    { fleet, ...options },
  )
  return { ...portal, truckCode, fuelCodeId }
}

test('the page of a code shows its volume, bearers and redemptions', async () => {
  const { truckCode, user, moves } = await open()
  expect(await screen.findByRole('heading', { name: inGroups(truckCode), level: 1 })).toBeVisible()
  expect(screen.getByText('20.5 L of 50 L')).toBeVisible()
  const facts = within(document.querySelector('.fpk-facts') as HTMLElement)
  await user.click(facts.getByRole('link', { name: 'José Peñaflor' }))
  await user.click(facts.getByRole('link', { name: 'ABC1234' }))
  expect(moves).toEqual([
    { area: 'driver', search: { driverId: expect.any(String) }, state: { searchKey: 'José Peñaflor' } },
    { area: 'vehicle', search: { vehicleId: expect.any(String) }, state: { searchKey: 'ABC1234' } },
  ])
  const section = within(await screen.findByRole('region', { name: 'Last redemptions' }))
  expect(await section.findByText('20.5 L')).toBeVisible()
  expect(section.queryByText('8 L')).toBeNull()
})

test('whether the code works comes first: before its facts and its redemptions', async () => {
  await open()
  const answer = await screen.findByRole('region', { name: 'Will this code work?' })
  const isAfter = (element: Element) =>
    answer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isAfter(screen.getByText('20.5 L of 50 L'))).toBeTruthy()
  expect(isAfter(await screen.findByRole('region', { name: 'Last redemptions' }))).toBeTruthy()
})

test('the page shares its code with the code shown, unless the user hides codes', async () => {
  const { user, events, portal } = await open()
  const openShareDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Share or print' }))
    return within(await findDialog('Share Fuel Code'))
  }
  const dialog = await openShareDialog()
  expect(dialog.getByRole('img', { name: /^QR code of / })).toBeVisible()
  expect(events.map(({ type }) => type)).toEqual(['fuel-code.revealed'])
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  act(() => setPrivate(portal.deviceStorage, true))
  const again = await openShareDialog()
  expect(again.queryByRole('img')).toBeNull()
  await user.click(again.getByRole('button', { name: 'Show code' }))
  expect(again.getByRole('img', { name: /^QR code of / })).toBeVisible()
})

test('the page repeats the code as a draft, a week later', async () => {
  const { user, moves } = await open()
  await user.click(await screen.findByRole('button', { name: 'Repeat' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'generate-fuel-codes' }]))
  const [, stored = '{}'] =
    Object.entries(sessionStorage).find(([key]) => key.includes('generate-fuel-codes')) ?? []
  const values = {
    driver: { label: 'José Peñaflor' },
    vehicle: { label: 'ABC1234' },
    literVolume: 50_000,
    startDate: plusDays(today(), 7),
  }
  expect(JSON.parse(stored)).toMatchObject({ value: { drafts: [{ values }] } })
})

test('the page deactivates the code, which then cannot be shared', async () => {
  const { user, events, fuelCodeId } = await open()
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const dialog = within(await findDialog('Deactivate Fuel Code', 'alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Deactivate code' }))
  expect(await screen.findByText('Deactivated')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Share or print' })).toHaveAttribute('aria-disabled', 'true')
  expect(events).toContainEqual({ type: 'fuel-code.deactivated', widget: 'fuel-code', data: { fuelCodeId } })
})

test('a role that may only view sees the page without actions, and a URL opens no dialog', async () => {
  const { truckCode } = await open({ as: 'purchaser', search: 'dialog=share:cod_1' })
  await screen.findByRole('heading', { name: inGroups(truckCode) })
  expect(screen.queryByRole('button', { name: /Share|Repeat|Deactivate/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
