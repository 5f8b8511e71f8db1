import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { Centavos, Millilitres } from 'fleet-portal-api-client/money'
import { useHeadlessAccess, type FleetHookOptions, type HeadlessAccess } from './access.ts'
import type { HeadlessState } from './readStatus.ts'
import { useFleetRead } from './useFleetRead.ts'

/** The wallet of a fleet. @since 0.1.0 */
export interface Wallet extends HeadlessState {
  /** The balance in centavos. Undefined until the status is `ready`. */
  balance: Centavos | undefined
  /** Reads the balance again. */
  refetch: () => Promise<void>
  /** What the user may do. */
  access: HeadlessAccess
}

/**
 * Reads the wallet balance of a fleet.
 *
 * @example
 * const { status, balance } = useWallet({ fleetId })
 *
 * @since 0.1.0
 */
export function useWallet({ fleetId }: FleetHookOptions): Wallet {
  const { state, access, data, refetch } = useFleetRead('dashboard', getWallet, fleetId)
  return { ...state, balance: data?.walletBalance, refetch, access: useHeadlessAccess(access) }
}

/** The litres of one product that a fleet has left. @since 0.1.0 */
export interface FuelBalance {
  /** The product. */
  productCode: Product
  /** Millilitres. */
  fuelBalance: Millilitres
}

/** The litres that a fleet has left. @since 0.1.0 */
export interface FuelBalances extends HeadlessState {
  /** The balances by product. Empty until the status is `ready`. */
  balances: readonly FuelBalance[]
  /** Reads the balances again. */
  refetch: () => Promise<void>
  /** What the user may do. */
  access: HeadlessAccess
}

const noBalances: readonly FuelBalance[] = []

/**
 * Reads the litres that a fleet has left, by product. Fleets that pay at the pump have none: the status is `refused`.
 *
 * @example
 * const { balances } = useFuelBalances({ fleetId })
 *
 * @since 0.1.0
 */
export function useFuelBalances({ fleetId }: FleetHookOptions): FuelBalances {
  const { state, access, data, refetch } = useFleetRead('dashboard', listFuelBalances, fleetId)
  return { ...state, balances: data ?? noBalances, refetch, access: useHeadlessAccess(access) }
}
