import { createCashin, listCashins } from 'fleet-portal-api-client/contract/cashin'
import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { countFuelCodes, createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { createVehicle, listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import type { TileAccess } from '../tiles/useTileAccess.ts'

/** The first steps of a fleet. */
export type FirstStepKey = 'cash-in' | 'buy-fuel' | 'add-driver' | 'add-vehicle' | 'generate-code'

export interface FirstStep {
  key: FirstStepKey
  isDone: boolean
  to: FleetPortalDestination
}

const one = { page: 1, perPage: 1 } as const
/** A cash-in is done when one of the newest has succeeded, or when there is money. */
const newestCashIns = { page: 1, perPage: 20 } as const

const isSome = (data: { count: number } | undefined) => data && data.count > 0

/**
 * The first steps that the user may do, in order. Undefined until each of them is known: an unanswered read is not "not done".
 */
export function useFirstSteps(
  fleetId: string,
  fleet: Fleet,
  access: FleetAccess,
  tiles: TileAccess,
): readonly FirstStep[] | undefined {
  const isWallet = isWalletFleet(fleet.plbType)
  const may = {
    'cash-in': tiles.shows('cash-in', createCashin) && access.can(listCashins) && access.can(getWallet),
    'buy-fuel': !isWallet && tiles.shows('buy-fuel', buyFuel) && access.can(listBuyFuels),
    'add-driver': tiles.shows('drivers', createDriver) && access.can(listDrivers),
    'add-vehicle': isWallet && tiles.shows('vehicles', createVehicle) && access.can(listVehicles),
    'generate-code':
      !isWallet && tiles.shows('generate-fuel-codes', createFuelCodes) && access.can(countFuelCodes),
  }
  const wallet = useRead(getWallet, { fleetId }, { enabled: may['cash-in'] })
  const cashins = useRead(listCashins, { fleetId, ...newestCashIns }, { enabled: may['cash-in'] })
  const purchases = useRead(listBuyFuels, { fleetId, ...one }, { enabled: may['buy-fuel'] })
  const drivers = useRead(listDrivers, { fleetId, ...one }, { enabled: may['add-driver'] })
  const vehicles = useRead(listVehicles, { fleetId, ...one }, { enabled: may['add-vehicle'] })
  const codes = useRead(countFuelCodes, { fleetId }, { enabled: may['generate-code'] })
  const hasBought = isSome(purchases.data)
  const hasMoney =
    wallet.data &&
    cashins.data &&
    (hasBought === true ||
      wallet.data.walletBalance > 0 ||
      cashins.data.cashins.some(({ status }) => status === 'success'))
  const steps: { key: FirstStepKey; isDone: boolean | undefined; to: FleetPortalDestination }[] = [
    { key: 'cash-in', isDone: hasMoney, to: { area: 'cash-in' } },
    { key: 'buy-fuel', isDone: hasBought, to: { area: 'buy-fuel' } },
    { key: 'add-driver', isDone: isSome(drivers.data), to: { area: 'drivers', search: { dialog: 'add' } } },
    {
      key: 'add-vehicle',
      isDone: isSome(vehicles.data),
      to: { area: 'vehicles', search: { dialog: 'add' } },
    },
    { key: 'generate-code', isDone: codes.data && codes.data.total > 0, to: { area: 'generate-fuel-codes' } },
  ]
  const known: FirstStep[] = []
  for (const { key, isDone, to } of steps) {
    if (!may[key]) continue
    if (isDone === undefined) return undefined
    known.push({ key, isDone, to })
  }
  return known
}
