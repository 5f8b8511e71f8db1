import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRead } from '../../../foundation/data/useRead.ts'

/** The codes that a search for one code may find. */
const perPage = 10

interface CurrentCode {
  /** The code as the server last described it. */
  current: FuelCode
  /** Reads the code again. Resolves to its last known state if it cannot be read. */
  refetchCode: () => Promise<FuelCode>
}

/** Reads a code on its own: the list with the filters on screen may no longer contain it after its status has changed. */
export function useCurrentCode(fleetId: string, code: FuelCode): CurrentCode {
  const { data, refetch } = useRead(
    listFuelCodes,
    { fleetId, searchKey: code.fuelCode, page: 1, perPage },
    { isReported: false },
  )
  const find = (found: typeof data) =>
    found?.fuelCodes.find(({ fuelCodeId }) => fuelCodeId === code.fuelCodeId) ?? code
  return { current: find(data), refetchCode: async () => find((await refetch()).data) }
}
