import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { today } from '../../../format/days.ts'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'

const draftValues = (values: Partial<CodeValues>): CodeValues => ({
  ...blankCode(today()),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 60_000,
  durationDays: '7',
  ...values,
})

/** Stores drafts of the fleet's admin in the tab. Default values: 60 L of diesel for a week. */
export async function storeDrafts({ fleetId, arrange }: TestFleet, ...changes: Partial<CodeValues>[]) {
  const { userId } = await arrange(getCurrentUser, {})
  const drafts = changes.map((values, index) => ({ draftId: `draft-${index}`, values: draftValues(values) }))
  sessionStorage.setItem(
    `fleet-portal:work:generate-fuel-codes:${userId}:${fleetId}`,
    JSON.stringify({ at: Date.now(), value: { drafts } }),
  )
}
