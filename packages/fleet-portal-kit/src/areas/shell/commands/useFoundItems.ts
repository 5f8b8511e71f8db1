import { readList, type EndpointInput, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { CarFront, CreditCard, Fuel, MapPin, User } from 'lucide'
import { useMemo } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { plainSearch } from '../../../foundation/list/SearchBox.tsx'
import { commandMessages } from '../../../locales/en/commands.ts'
import { cardKeyOf, shortCard } from '../../../pieces/cells/cardText.ts'
import { inGroups, normalizeSearch } from '../../../pieces/cells/codeText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import type { Command, CommandGroup } from './command.ts'

/** The shortest text that is searched for on the server. */
const minimumLength = 2
/** The number of items of each list. */
const itemsPerList = 5

/** The drivers and vehicles of a card or a code, because a search for them finds it. */
const bearersText = (
  drivers: readonly { firstName: string; lastName: string }[],
  vehicles: readonly { plateNumber: string }[],
): string | undefined =>
  [...drivers.map(fullName), ...vehicles.map(({ plateNumber }) => plateNumber)].join(', ') || undefined

interface SearchedList<R extends ListEndpoint> {
  endpoint: R
  input: Partial<EndpointInput<R>>
  isEnabled: boolean
  commandOf: (item: ListItem<R>) => Command
}

/** The first items of a list that a search finds. */
function useFound<R extends ListEndpoint>(
  name: string,
  { endpoint, input, isEnabled, commandOf }: SearchedList<R>,
): CommandGroup {
  const { data, error, isFetching, isPlaceholderData } = useRead(
    endpoint,
    { ...input, page: 1, perPage: itemsPerList } as EndpointInput<R>,
    { enabled: isEnabled },
  )
  const items =
    isEnabled && data && !isPlaceholderData ? (readList(endpoint, data).items as ListItem<R>[]) : []
  return {
    name,
    commands: items.slice(0, itemsPerList).map(commandOf),
    isLoading: isEnabled && isFetching,
    hasFailed: isEnabled && error !== null && !isFetching,
  }
}

/** Drivers, vehicles, cards, codes and stations that match a text, of the lists that the user may open. */
export function useFoundItems(
  fleetId: string,
  text: string,
  access: FleetAccess,
  canOpen: (area: FleetPortalDestination['area']) => boolean,
): readonly CommandGroup[] {
  const t = useMessages(commandMessages)
  const navigation = useNavigation()
  const searchKey = plainSearch(text).trim()
  const isSearched = searchKey.length >= minimumLength
  const goTo = (area: FleetPortalDestination['area'], key: string) => ({
    run: () => navigation.navigate({ area, search: { searchKey: key } }),
  })
  const canSearch = (area: FleetPortalDestination['area'], endpoint: ListEndpoint) =>
    isSearched && canOpen(area) && access.can(endpoint)
  const fleetInput = useMemo(() => ({ fleetId, searchKey }), [fleetId, searchKey])
  return [
    useFound(t.drivers, {
      endpoint: listDrivers,
      input: fleetInput,
      isEnabled: canSearch('drivers', listDrivers),
      commandOf: (driver) => ({
        key: `driver-${driver.driverId}`,
        label: fullName(driver),
        detail: driver.driverLicenseId,
        icon: User,
        ...goTo('drivers', driver.driverLicenseId),
      }),
    }),
    useFound(t.vehicles, {
      endpoint: listVehicles,
      input: fleetInput,
      isEnabled: canSearch('vehicles', listVehicles),
      commandOf: ({ vehicleId, plateNumber, model }) => ({
        key: `vehicle-${vehicleId}`,
        label: plateNumber,
        detail: model ?? undefined,
        icon: CarFront,
        ...goTo('vehicles', plateNumber),
      }),
    }),
    useFound(t.cards, {
      endpoint: listFleetCards,
      input: { ...fleetInput, searchKey: cardKeyOf(searchKey) },
      isEnabled: canSearch('fleet-cards', listFleetCards),
      commandOf: ({ cardNumber, driver, vehicle }) => ({
        key: `card-${cardNumber}`,
        label: shortCard(cardNumber),
        detail: bearersText(driver ? [driver] : [], vehicle ? [vehicle] : []),
        icon: CreditCard,
        ...goTo('fleet-cards', cardNumber),
      }),
    }),
    useFound(t.codes, {
      endpoint: listFuelCodes,
      input: { ...fleetInput, searchKey: normalizeSearch(searchKey) },
      isEnabled: canSearch('fuel-codes', listFuelCodes),
      commandOf: ({ fuelCode, drivers, vehicles }) => ({
        key: `code-${fuelCode}`,
        label: inGroups(fuelCode),
        isPrivate: true,
        detail: bearersText(drivers ?? [], vehicles ?? []),
        icon: Fuel,
        ...goTo('fuel-codes', fuelCode),
      }),
    }),
    useFound(t.stations, {
      endpoint: listStations,
      input: { searchKey },
      isEnabled: canSearch('stations', listStations),
      commandOf: ({ stationId, name, city }) => ({
        key: `station-${stationId}`,
        label: name,
        detail: city ?? undefined,
        icon: MapPin,
        ...goTo('stations', name),
      }),
    }),
  ]
}
