import type { ListItem } from 'fleet-portal-api-client'
import { listCashins, type Cashin } from 'fleet-portal-api-client/contract/cashin'
import { listDrivers, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { listBuyFuels, type BoughtFuel, listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { listGroups, type Group } from 'fleet-portal-api-client/contract/groups'
import { listMerchantPayments, type MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { listReports, type Report } from 'fleet-portal-api-client/contract/reports'
import { listStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { listUserAccesses, type FleetUser } from 'fleet-portal-api-client/contract/users'
import { listVehicles, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { ListFilters } from '../fleet/list/FleetListProps.ts'
import { useAccess } from './access.ts'
import { everyFleetCard, everyTransaction, everyUser, lastFourWeeks } from './defaultInputs.ts'
import type { FleetList, FleetListOptions } from './fleetList.ts'
import { useFleetList } from './useFleetList.ts'

/** Options of `useDrivers`. @since 0.1.0 */
export type DriversOptions = FleetListOptions<ListFilters<typeof listDrivers>>

/**
 * Lists the drivers of a fleet, newest first.
 *
 * @example
 * const { status, items, message } = useDrivers({ fleetId })
 *
 * @since 0.1.0
 */
export function useDrivers(options: DriversOptions): FleetList<Driver, ListFilters<typeof listDrivers>> {
  return useFleetList({ area: 'drivers', endpoint: listDrivers }, options)
}

/** Options of `useVehicles`. @since 0.1.0 */
export type VehiclesOptions = FleetListOptions<ListFilters<typeof listVehicles>>

/**
 * Lists the vehicles and drum containers of a fleet, newest first.
 *
 * @example
 * const { status, items, message } = useVehicles({ fleetId })
 *
 * @since 0.1.0
 */
export function useVehicles(options: VehiclesOptions): FleetList<Vehicle, ListFilters<typeof listVehicles>> {
  return useFleetList({ area: 'vehicles', endpoint: listVehicles }, options)
}

/** Options of `useGroups`. @since 0.1.0 */
export type GroupsOptions = FleetListOptions<ListFilters<typeof listGroups>>

/**
 * Lists the groups of a fleet.
 *
 * @example
 * const { status, items, message } = useGroups({ fleetId })
 *
 * @since 0.1.0
 */
export function useGroups(options: GroupsOptions): FleetList<Group, ListFilters<typeof listGroups>> {
  return useFleetList({ area: 'groups', endpoint: listGroups }, options)
}

/** Options of `useUsers`. @since 0.1.0 */
export type UsersOptions = FleetListOptions<ListFilters<typeof listUserAccesses>>

/**
 * Lists the users of a fleet.
 *
 * @example
 * const { status, items, message } = useUsers({ fleetId })
 *
 * @since 0.1.0
 */
export function useUsers(options: UsersOptions): FleetList<FleetUser, ListFilters<typeof listUserAccesses>> {
  return useFleetList({ area: 'user-access', endpoint: listUserAccesses, defaultInput: everyUser }, options)
}

/** Options of `useFleetCards`. @since 0.1.0 */
export type FleetCardsOptions = FleetListOptions<ListFilters<typeof listFleetCards>>

/**
 * Lists the fleet cards of a fleet.
 *
 * @example
 * const { status, items, message } = useFleetCards({ fleetId })
 *
 * @since 0.1.0
 */
export function useFleetCards(
  options: FleetCardsOptions,
): FleetList<FleetCard, ListFilters<typeof listFleetCards>> {
  return useFleetList(
    { area: 'fleet-cards', endpoint: listFleetCards, defaultInput: everyFleetCard },
    options,
  )
}

/** Options of `useFuelCodes`. @since 0.1.0 */
export type FuelCodesOptions = FleetListOptions<ListFilters<typeof listFuelCodes>>

/**
 * Lists the fuel codes of a fleet.
 *
 * @example
 * const { status, items, message } = useFuelCodes({ fleetId })
 *
 * @since 0.1.0
 */
export function useFuelCodes(
  options: FuelCodesOptions,
): FleetList<FuelCode, ListFilters<typeof listFuelCodes>> {
  return useFleetList({ area: 'fuel-codes', endpoint: listFuelCodes }, options)
}

/** Options of `useRedemptions`. @since 0.1.0 */
export type RedemptionsOptions = FleetListOptions<ListFilters<typeof listRedemptions>>

/**
 * Lists the redemptions of fuel codes.
 *
 * @example
 * const { status, items, message } = useRedemptions({ fleetId })
 *
 * @since 0.1.0
 */
export function useRedemptions(
  options: RedemptionsOptions,
): FleetList<Redemption, ListFilters<typeof listRedemptions>> {
  return useFleetList({ area: 'redemptions', endpoint: listRedemptions }, options)
}

/** Options of `useFleetCardRedemptions`. @since 0.1.0 */
export type FleetCardRedemptionsOptions = FleetListOptions<ListFilters<typeof listPayments>>

/**
 * Lists the fuel that was paid with fleet cards.
 *
 * @example
 * const { status, items, message } = useFleetCardRedemptions({ fleetId })
 *
 * @since 0.1.0
 */
export function useFleetCardRedemptions(
  options: FleetCardRedemptionsOptions,
): FleetList<Payment, ListFilters<typeof listPayments>> {
  return useFleetList({ area: 'fleet-card-redemptions', endpoint: listPayments }, options)
}

/** Options of `useNonFuelTransactions`. @since 0.1.0 */
export type NonFuelTransactionsOptions = FleetListOptions<ListFilters<typeof listMerchantPayments>>

/**
 * Lists the purchases other than fuel.
 *
 * @example
 * const { status, items, message } = useNonFuelTransactions({ fleetId })
 *
 * @since 0.1.0
 */
export function useNonFuelTransactions(
  options: NonFuelTransactionsOptions,
): FleetList<MerchantPayment, ListFilters<typeof listMerchantPayments>> {
  return useFleetList(
    { area: 'non-fuel-transactions', endpoint: listMerchantPayments, defaultInput: everyTransaction },
    options,
  )
}

/** Options of `useCashIns`. @since 0.1.0 */
export type CashInsOptions = FleetListOptions<ListFilters<typeof listCashins>>

/**
 * Lists the cash-ins of a fleet.
 *
 * @example
 * const { status, items, message } = useCashIns({ fleetId })
 *
 * @since 0.1.0
 */
export function useCashIns(options: CashInsOptions): FleetList<Cashin, ListFilters<typeof listCashins>> {
  return useFleetList({ area: 'cash-in-history', endpoint: listCashins }, options)
}

/** Options of `usePurchases`. @since 0.1.0 */
export type PurchasesOptions = FleetListOptions<ListFilters<typeof listBuyFuels>>

/**
 * Lists the fuel that a fleet has bought.
 *
 * @example
 * const { status, items, message } = usePurchases({ fleetId })
 *
 * @since 0.1.0
 */
export function usePurchases(
  options: PurchasesOptions,
): FleetList<BoughtFuel, ListFilters<typeof listBuyFuels>> {
  return useFleetList({ area: 'buy-fuel-history', endpoint: listBuyFuels }, options)
}

/** A change of a price. @since 0.1.0 */
export type PriceChange = ListItem<typeof listPriceHistory>

/** Options of `usePriceHistory`. @since 0.1.0 */
export type PriceHistoryOptions = FleetListOptions<ListFilters<typeof listPriceHistory>>

/**
 * Lists the price changes of a fleet, by default those of the last four weeks.
 *
 * @example
 * const { status, items, setFilters } = usePriceHistory({ fleetId })
 *
 * @since 0.1.0
 */
export function usePriceHistory(
  options: PriceHistoryOptions,
): FleetList<PriceChange, ListFilters<typeof listPriceHistory>> {
  return useFleetList(
    { area: 'price-history', endpoint: listPriceHistory, defaultInput: lastFourWeeks() },
    options,
  )
}

/** Options of `useStations`. @since 0.1.0 */
export type StationsOptions = FleetListOptions<ListFilters<typeof listStations>>

/**
 * Lists the stations that serve fleets.
 *
 * @example
 * const { status, items } = useStations({ fleetId, defaultFilters: { province: 'Cebu' } })
 *
 * @since 0.1.0
 */
export function useStations(options: StationsOptions): FleetList<Station, ListFilters<typeof listStations>> {
  return useFleetList({ area: 'stations', endpoint: listStations }, options)
}

/** The filters of exports. @since 0.1.0 */
export type ReportFilters = Omit<ListFilters<typeof listReports>, 'userId'>

/** Options of `useReports`. @since 0.1.0 */
export type ReportsOptions = FleetListOptions<ReportFilters>

/**
 * Lists the exports that the signed-in user has requested, newest first.
 *
 * @example
 * const { status, items, refetch } = useReports({ fleetId })
 *
 * @since 0.1.0
 */
export function useReports(options: ReportsOptions): FleetList<Report, ReportFilters> {
  const { user } = useAccess(options)
  const userId = user?.userId
  return useFleetList(
    {
      area: 'downloads',
      endpoint: listReports,
      lockedInput: { userId: userId ?? '' },
      enabled: userId !== undefined,
    },
    options,
  )
}
