import { listMerchantStations } from 'api-client/contract/activity'
import { lookupStations } from 'api-client/contract/stations'
import { useCallback, useMemo } from 'react'
import { useRead } from '../foundation/data/useRead.ts'
import type { Choice } from '../foundation/list/filter.ts'
import { usePortal } from '../provider/portal.ts'

const keyOf = (stationId: string) => ['station name', stationId]
/** What a look for names asks for at once. */
const perPage = 1000

interface StationChoices {
  /** The stations of the ids by name. */
  choices: readonly Choice[]
  /** Notes the name of a station that is chosen, so that nobody has to ask for it. */
  note: (choice: Choice) => void
}

/**
 * The names of stations that a filter holds by their ids. They are known where they were chosen on this page; after a
 * reload, or from a link, they are read. `fleetId` asks for the stations that the fleet buys other things at.
 */
export function useStationChoices(
  ids: readonly string[] | undefined,
  { unnamed, fleetId }: { unnamed: string; fleetId?: string },
): StationChoices {
  const { queryClient } = usePortal()
  const noted = (id: string) => queryClient.getQueryData<string>(keyOf(id))
  const isUnknown = ids?.some((id) => noted(id) === undefined) ?? false
  const all = useRead(lookupStations, { perPage }, { enabled: isUnknown && fleetId === undefined })
  const own = useRead(
    listMerchantStations,
    { fleetId: fleetId ?? '', perPage },
    { enabled: isUnknown && fleetId !== undefined },
  )
  const read = (fleetId === undefined ? all : own).data?.stations
  const note = useCallback(
    ({ value, label }: Choice) => void queryClient.setQueryData(keyOf(value), label),
    [queryClient],
  )
  const text = JSON.stringify(
    ids?.map((value) => ({
      value,
      label: noted(value) ?? read?.find(({ stationId }) => stationId === value)?.name ?? unnamed,
    })) ?? [],
  )
  return { choices: useMemo(() => JSON.parse(text) as Choice[], [text]), note }
}
