import { listDrivers, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes, updateFuelCode, type NewFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { millilitres } from 'fleet-portal-api-client/money'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { englishFormats } from '../../testing/englishFormats.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { addDriver, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { stubGeolocation } from '../../testing/stationScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetFuelCode } from './FleetFuelCode.tsx'
import { FleetFuelCodes } from './FleetFuelCodes.tsx'

/** A place without other stations. A degree of latitude is 111.32 km. */
const farFromOthers = { latitude: 12.1, longitude: 122.5 }

let restoreLocation: (() => void) | undefined
afterEach(() => {
  cleanup()
  restoreLocation?.()
})

/** Creates a fleet with 100 L of diesel and one code, and opens the page of the code. */
async function openCode(fields: Partial<NewFuelCode> = {}) {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 100)
  const driverId = await addDriver(fleet)
  const [code] = await makeCodes(fleet, {
    fuelCodeType: 'driver-specific',
    driverIds: [driverId],
    literVolume: millilitres(50_000),
    ...fields,
  })
  const { fuelCodeId = '', fuelCode = '' } = code ?? {}
  const open = async (prepareWire?: PortalOptions['prepareWire']) => {
    const portal = await renderInPortal(
      (fleetId) => <FleetFuelCode fleetId={fleetId} fuelCodeId={fuelCodeId} />,
      { fleet, ...(prepareWire && { prepareWire }) },
    )
    const section = within(await screen.findByRole('region', { name: 'Will this code work?' }))
    return { ...portal, section }
  }
  return { fleet, driverId, fuelCodeId, fuelCode, open }
}

test('the page of a code says that it works, with its litres, period and driver', async () => {
  const { open } = await openCode()
  const { section } = await open()
  expect(await section.findByText('Works now')).toBeVisible()
  expect(section.getByText('Up to 50 L Diesel')).toBeVisible()
  expect(section.getByText('Left: 50 L of 50 L.')).toBeVisible()
  expect(section.getByText('The driver José Peñaflor is active.')).toBeVisible()
  expect(section.getByText(/^The station checks again at the pump\./)).toBeVisible()
})

test('a code of a deactivated driver does not work, as at the pump', async () => {
  const { open, fleet, driverId, fuelCode } = await openCode()
  await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  const { section } = await open()
  expect(await section.findByText('Does not work: its driver is inactive')).toBeVisible()
  const [first] = section.getAllByRole('listitem')
  expect(first).toHaveTextContent('The driver José Peñaflor is inactive.')
  // The checks that are met are folded away.
  expect(section.getByText('5 other checks passed')).toBeVisible()
  expect(section.getByText('The fleet is active.')).not.toBeVisible()
  expect(section.queryByRole('button', { name: 'Find the nearest open station' })).toBeNull()
  const redeem = fleet.pump('redeem', { code: fuelCode, stationId: fleet.stationId, litres: 1 })
  await expect(redeem).rejects.toThrow('The driver of this code is not active.')
})

test('a code that has ended says so in one line, whether or not its driver could be read', async () => {
  const { open, fleet, fuelCodeId } = await openCode()
  await fleet.arrange(updateFuelCode, { fuelCodeId, status: 'Deactivated' })
  const { section } = await open((wire) => wire.breakAt(listDrivers, 'before-tx'))
  expect(await section.findByText('Does not work: it was deactivated')).toBeVisible()
  expect(section.queryByRole('listitem')).toBeNull()
  expect(section.queryByRole('alert')).toBeNull()
  expect(section.queryByText(/The station checks again/)).toBeNull()
})

test('a scheduled code works from the start of its first day in Manila', async () => {
  const startDate = plusDays(today(), 3)
  const { open } = await openCode({ startDate, endDate: startDate })
  const { section } = await open()
  const day = englishFormats.formatDay(startDate)
  expect(await section.findByText(`Works from ${day}, 12:00 AM`)).toBeVisible()
})

test('a code that renews itself says which litres the fleet needs for it', async () => {
  const { open, fleet, fuelCode } = await openCode({ autoRenew: true, endDate: today() })
  await fleet.pump('redeem', { code: fuelCode, stationId: fleet.stationId, litres: 20 })
  await makeCodes(fleet, { literVolume: millilitres(35_000) })
  const { section } = await open()
  expect(await section.findByText('Works now')).toBeVisible()
  expect(
    section.getByText(/takes 20 L, but the fleet has only 15 L outside of codes\. Buy fuel before\./),
  ).toBeVisible()
})

test('the row menu of a code opens the verdict', async () => {
  const { fleet, fuelCode } = await openCode()
  await fleet.pump('redeem', { code: fuelCode, stationId: fleet.stationId, litres: 50 })
  const { fuelCodes } = await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId })
  expect(fuelCodes[0]?.status).toBe('Redeemed')
  const { user } = await renderInPortal((fleetId) => <FleetFuelCodes fleetId={fleetId} />, { fleet })
  await user.click(await screen.findByRole('button', { name: `Actions for ${inGroups(fuelCode)}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Will this code work?' }))
  const dialog = within(await findDialog('Will this code work?'))
  expect(await dialog.findByText('Does not work: it was used')).toBeVisible()
})

test('the nearest open station is searched after a press only, and its distance is a straight line', async () => {
  restoreLocation = stubGeolocation(farFromOthers)
  const { open, fleet } = await openCode()
  const place = { ...farFromOthers, latitude: farFromOthers.latitude + 1 / 111.32 }
  await fleet.operate('stations/several', {
    stations: [
      { stationId: 'stn_verdict_1', name: 'Malapit Closed', ...place, opensAt: '00:00', closesAt: '00:01' },
      { stationId: 'stn_verdict_2', name: 'Malapit Gas', ...place, products: ['gas95'] },
      { stationId: 'stn_verdict_3', name: 'Malapit Diesel', ...place, products: ['diesel'] },
    ],
  })
  const { section, user, wire } = await open()
  await section.findByText('Works now')
  expect(wire.of(lookupStations)).toEqual([])
  await user.click(section.getByRole('button', { name: 'Find the nearest open station' }))
  const station = within(await section.findByRole('group', { name: 'Nearest open station with Diesel' }))
  expect(station.getByText('Malapit Diesel')).toBeVisible()
  expect(station.getByText(/1\.00 km from you in a straight line/)).toBeVisible()
})

test('without a location the search for a station says so, and can be repeated', async () => {
  restoreLocation = stubGeolocation('denied')
  const { open } = await openCode()
  const { section, user } = await open()
  await user.click(await section.findByRole('button', { name: 'Find the nearest open station' }))
  expect(await section.findByText('Your browser does not share your location.')).toBeVisible()
  restoreLocation()
  restoreLocation = stubGeolocation('lost')
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByText('Your location could not be found.')).toBeVisible()
})
