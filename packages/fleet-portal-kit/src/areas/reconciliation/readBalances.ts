import type { ApiClient } from 'fleet-portal-api-client'
import { pages } from 'fleet-portal-api-client/pages'
import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { millilitres, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'

/** The litres of a fuel: those that are free, and those that are left in active and scheduled codes. */
export interface FuelBalance {
  free: Millilitres
  inCodes: Millilitres
}

/** The balances of a fleet by the server. */
export interface Balances {
  wallet: Centavos
  /** Undefined if the type of the fleet has no litres. */
  fuels: Readonly<Record<Fuel, FuelBalance>> | undefined
}

const perPage = 1000
const openStatuses = ['Active', 'Scheduled'] as const

async function readFuels(client: ApiClient, fleetId: string, signal: AbortSignal) {
  const free = await client.call(listFuelBalances, { fleetId }, { signal })
  const inCodes = new Map<Fuel, number>()
  for (const status of openStatuses) {
    const input = { fleetId, status, orderBy: 'createdAt', order: 'asc', perPage } as const
    for await (const { items } of pages(client, listFuelCodes, input, { signal })) {
      for (const { productCode, literVolume, volumeRedeemed } of items) {
        const left = Math.max(0, literVolume - volumeRedeemed)
        inCodes.set(productCode, (inCodes.get(productCode) ?? 0) + left)
      }
    }
  }
  const balanceOf = (fuel: Fuel): FuelBalance => ({
    free: free.find(({ productCode }) => productCode === fuel)?.fuelBalance ?? millilitres(0),
    inCodes: millilitres(inCodes.get(fuel) ?? 0),
  })
  return Object.fromEntries(fuels.map((fuel) => [fuel, balanceOf(fuel)])) as Record<Fuel, FuelBalance>
}

/** Reads the balances by the server. Rejects with ApiError. */
export async function readBalances(
  client: ApiClient,
  { fleetId, hasLitres, signal }: { fleetId: string; hasLitres: boolean; signal: AbortSignal },
): Promise<Balances> {
  const { walletBalance } = await client.call(getWallet, { fleetId }, { signal })
  return { wallet: walletBalance, fuels: hasLitres ? await readFuels(client, fleetId, signal) : undefined }
}

/** Whether two readings are of the same amounts. If not, money or litres moved while the histories were read. */
export const isSameBalance = (one: Balances, other: Balances): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
