import type { ApiClient } from 'fleet-portal-api-client'
import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { daysUntil } from '../../format/calendar.ts'
import type { CodeValues } from '../../headless/code-generation/codeDraft.ts'

/** The fields that a new draft copies from the last code. */
export const defaultNames = ['productCode', 'literVolume', 'durationDays'] as const

/** The values of the last code that a new draft starts with. */
export type CodeDefaults = Pick<CodeValues, (typeof defaultNames)[number]>

export const defaultsOf = ({ productCode, literVolume, durationDays }: CodeValues): CodeDefaults => ({
  productCode,
  literVolume,
  durationDays,
})

/** The number of days of a code, both its first and its last. */
export const daysOfCode = ({ startDate, endDate }: Pick<FuelCode, 'startDate' | 'endDate'>): string =>
  String(daysUntil(endDate, startDate) + 1)

export const defaultsOfCode = (code: FuelCode): CodeDefaults => ({
  productCode: code.productCode,
  literVolume: code.literVolume,
  durationDays: daysOfCode(code),
})

/** The input that lists the last code of a fleet. */
export const lastCodeInput = (fleetId: string) => ({ fleetId, page: 1, perPage: 1 })

/** The last code of a fleet. Undefined if it has none, or if it cannot be read: then the user enters the values. */
export async function readLastCode(client: ApiClient, fleetId: string): Promise<FuelCode | undefined> {
  try {
    const { fuelCodes } = await client.call(listFuelCodes, lastCodeInput(fleetId))
    return fuelCodes[0]
  } catch {
    return undefined
  }
}
