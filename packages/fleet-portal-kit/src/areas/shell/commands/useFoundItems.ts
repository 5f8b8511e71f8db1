import { readList, type EndpointInput, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { listCashins, type Cashin } from 'fleet-portal-api-client/contract/cashin'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listBuyFuels, type BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { plainSearch } from '../../../foundation/list/SearchBox.tsx'
import { cashInHistoryMessages } from '../../../locales/en/cashInHistory.ts'
import { codeMessages } from '../../../locales/en/codes.ts'
import { commandMessages } from '../../../locales/en/commands.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { cardKeyOf } from '../../../pieces/cells/cardText.ts'
import { normalizeSearch } from '../../../pieces/cells/codeText.ts'
import {
  cardEntry,
  cashinEntry,
  codeEntry,
  driverEntry,
  purchaseEntry,
  stationEntry,
  vehicleEntry,
} from '../../../pieces/navigation/itemEntries.ts'
import { litresLeft } from '../../../pieces/verdict/verdict.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import type { ItemEntry } from '../../../fleet/item/itemEntry.ts'
import type { CommandGroup } from './command.ts'

/** The shortest text that is searched for on the server. */
const minimumLength = 2
/** The number of items of each list. */
const itemsPerList = 5

export interface FoundItem {
  entry: ItemEntry
  /** What the item is like now. It is not remembered with the entry. Default: the detail of the entry. */
  detail?: string
}

/** The items that a search finds in one list. */
export interface FoundGroup extends Omit<CommandGroup, 'commands'> {
  found: readonly FoundItem[]
}

interface SearchedList<R extends ListEndpoint> {
  endpoint: R
  input: Partial<EndpointInput<R>>
  isEnabled: boolean
  entryOf: (item: ListItem<R>) => ItemEntry
  detailOf?: (item: ListItem<R>) => string
}

/** The first items of a list that a search finds. */
function useFound<R extends ListEndpoint>(
  name: string,
  { endpoint, input, isEnabled, entryOf, detailOf }: SearchedList<R>,
): FoundGroup {
  const { data, error, isFetching, isPlaceholderData } = useRead(
    endpoint,
    { ...input, page: 1, perPage: itemsPerList } as EndpointInput<R>,
    { enabled: isEnabled },
  )
  const items =
    isEnabled && data && !isPlaceholderData ? (readList(endpoint, data).items as ListItem<R>[]) : []
  return {
    name,
    found: items
      .slice(0, itemsPerList)
      .map((item) => ({ entry: entryOf(item), ...(detailOf && { detail: detailOf(item) }) })),
    isLoading: isEnabled && isFetching,
    hasFailed: isEnabled && error !== null && !isFetching,
  }
}

/** Returns a function that tells codes apart: `Active · Diesel · 40 L left · Juan Muñoz`. */
function useCodeDetail(): (code: FuelCode) => string {
  const t = useMessages(commandMessages)
  const { statuses } = useMessages(codeMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatLitres } = useFormats()
  return (code) => {
    const { status, productCode } = code
    const isOpen = status === 'Active' || status === 'Scheduled'
    const left = isOpen && t.litersLeft(formatLitres(litresLeft(code)))
    return [statuses[status], productNames[productCode], left, codeEntry(code).detail]
      .filter(Boolean)
      .join(' · ')
  }
}

/** Returns functions that tell payments apart: `₱5,000.00 · Success` and `Diesel · 100 L · ₱5,512.00`. */
function usePaymentDetails() {
  const { statuses } = useMessages(cashInHistoryMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatLitres, formatPesos } = useFormats()
  return {
    cashinDetail: ({ amount, status }: Cashin) =>
      [formatPesos(amount), statuses[status as keyof typeof statuses]].filter(Boolean).join(' · '),
    purchaseDetail: ({ productCode, literVolume, totalCreditAmount }: BoughtFuel) =>
      [productNames[productCode], formatLitres(literVolume), formatPesos(totalCreditAmount)].join(' · '),
  }
}

/** Drivers, vehicles, cards, codes, stations, cash-ins and fuel purchases that match a text, of the lists that the user may open. */
export function useFoundItems(
  fleetId: string,
  text: string,
  access: FleetAccess,
  canOpen: (area: FleetPortalDestination['area']) => boolean,
): readonly FoundGroup[] {
  const t = useMessages(commandMessages)
  const codeDetail = useCodeDetail()
  const { cashinDetail, purchaseDetail } = usePaymentDetails()
  const searchKey = plainSearch(text).trim()
  const isSearched = searchKey.length >= minimumLength
  const canSearch = (area: FleetPortalDestination['area'], endpoint: ListEndpoint) =>
    isSearched && canOpen(area) && access.can(endpoint)
  // Payments are found by their references only, and each reference has a digit.
  const hasDigit = /\d/.test(searchKey)
  const fleetInput = useMemo(() => ({ fleetId, searchKey }), [fleetId, searchKey])
  return [
    useFound(t.drivers, {
      endpoint: listDrivers,
      input: fleetInput,
      isEnabled: canSearch('drivers', listDrivers),
      entryOf: driverEntry,
    }),
    useFound(t.vehicles, {
      endpoint: listVehicles,
      input: fleetInput,
      isEnabled: canSearch('vehicles', listVehicles),
      entryOf: vehicleEntry,
    }),
    useFound(t.cards, {
      endpoint: listFleetCards,
      input: { ...fleetInput, searchKey: cardKeyOf(searchKey) },
      isEnabled: canSearch('fleet-cards', listFleetCards),
      entryOf: cardEntry,
    }),
    useFound(t.codes, {
      endpoint: listFuelCodes,
      input: { ...fleetInput, searchKey: normalizeSearch(searchKey) },
      isEnabled: canSearch('fuel-codes', listFuelCodes),
      entryOf: codeEntry,
      detailOf: codeDetail,
    }),
    useFound(t.stations, {
      endpoint: listStations,
      input: { searchKey },
      isEnabled: canSearch('stations', listStations),
      entryOf: stationEntry,
    }),
    useFound(t.cashIns, {
      endpoint: listCashins,
      input: fleetInput,
      isEnabled: hasDigit && canSearch('cash-in-history', listCashins),
      entryOf: cashinEntry,
      detailOf: cashinDetail,
    }),
    useFound(t.purchases, {
      endpoint: listBuyFuels,
      input: fleetInput,
      isEnabled: hasDigit && canSearch('buy-fuel-history', listBuyFuels),
      entryOf: purchaseEntry,
      detailOf: purchaseDetail,
    }),
  ]
}
