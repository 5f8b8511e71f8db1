import type { ApiClient } from 'fleet-portal-api-client'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { today } from '../../format/days.ts'
import type { CodeValues, PickedDriver, PickedOption } from '../../headless/code-generation/codeDraft.ts'
import { blankCode } from '../../headless/code-generation/codeRules.ts'
import { bearerValues } from './codeBearer.ts'
import { defaultsOf, defaultsOfCode, readLastCode } from './codeDefaults.ts'
import type { AddedDrafts } from './useAddDrafts.ts'

/** The driver or the vehicle that a code is for. */
export interface Bearer {
  driver?: PickedDriver
  vehicle?: PickedOption
}

interface BearerDraftsOptions {
  client: ApiClient
  fleetId: string
  access: FleetAccess
  /** The values of the last draft, if there is one. */
  last: CodeValues | undefined
}

/** Drafts for drivers or vehicles. They start with the product, volume and period of the last draft or the last code. */
export async function bearerDrafts(
  bearers: readonly Bearer[],
  { client, fleetId, access, last }: BearerDraftsOptions,
): Promise<AddedDrafts> {
  const code = !last && access.can(listFuelCodes) ? await readLastCode(client, fleetId) : undefined
  const defaults = last ? defaultsOf(last) : code && defaultsOfCode(code)
  const values = bearers.map(({ driver = null, vehicle = null }) => ({
    ...blankCode(today()),
    ...defaults,
    ...bearerValues(driver, vehicle),
  }))
  if (!defaults) return { values }
  return { values, copied: { source: last ? 'draft' : 'code', code: code?.fuelCode, values: defaults } }
}
