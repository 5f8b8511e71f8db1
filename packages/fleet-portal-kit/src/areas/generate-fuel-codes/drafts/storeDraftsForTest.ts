import { getCurrentUser } from 'api-client/contract/session'
import { today } from '../../../format/days.ts'
import type { TestFleet } from '../../../testing/fleetOn.ts'
import { blankCode, type CodeValues } from './codeRules.ts'

const drafted = (values: Partial<CodeValues>): CodeValues => ({
  ...blankCode(today()),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 60_000,
  durationDays: '7',
  ...values,
})

/** Stores drafts of the fleet's admin in the tab, as an earlier page does. Default: 60 L of diesel for a week. */
export async function storeDrafts({ fleetId, arrange }: TestFleet, ...wanted: Partial<CodeValues>[]) {
  const { userId } = await arrange(getCurrentUser, {})
  const drafts = wanted.map((values, index) => ({ draftId: `draft-${index}`, values: drafted(values) }))
  sessionStorage.setItem(
    `fleet-portal:work:generate-fuel-codes:${userId}:${fleetId}`,
    JSON.stringify({ at: Date.now(), value: { drafts } }),
  )
}
