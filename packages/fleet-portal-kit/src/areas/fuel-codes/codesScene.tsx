import { updateFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { addDriver, addVehicle, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetFuelCodes } from './FleetFuelCodes.tsx'

/* Helpers of the tests of the code list. */

/** Creates a fleet with an active diesel code for a driver and a vehicle, a scheduled gas 91 code, and a deactivated code. */
async function fleetWithCodes() {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 500)
  await buyLitres(fleet, 'gas91', 100)
  const driverIds = [await addDriver(fleet)]
  const vehicleIds = [await addVehicle(fleet)]
  const codes = await makeCodes(
    fleet,
    {
      fuelCodeType: 'driver-vehicle-specific',
      driverIds,
      vehicleIds,
      literVolume: millilitres(60_500),
      endDate: plusDays(today(), 2),
      maxUsage: 1,
    },
    { productCode: 'gas91', startDate: plusDays(today(), 1), endDate: plusDays(today(), 1), autoRenew: true },
    {},
  )
  const [active = '', scheduled = '', deactivated = ''] = codes.map((code) => code.fuelCode)
  await fleet.arrange(updateFuelCode, { fuelCodeId: codes[2]?.fuelCodeId ?? '', status: 'Deactivated' })
  return {
    fleet,
    active: inGroups(active),
    scheduled: inGroups(scheduled),
    deactivated: inGroups(deactivated),
    /** The active code without gaps. */
    activeRaw: active,
    codes,
  }
}

export async function open({ isDeactivated, ...options }: PortalOptions = {}) {
  const scene = await fleetWithCodes()
  if (isDeactivated) await scene.fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetFuelCodes fleetId={fleetId} />, {
    fleet: scene.fleet,
    ...options,
  })
  return { ...portal, ...scene }
}
