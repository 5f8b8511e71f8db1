import type { Role } from 'api-client/contract/access'
import type { TestFleet } from '../../testing/fleetOn.ts'

interface Wanted {
  fileName: string
  reportType?: string
  status?: 'in progress' | 'success' | 'cancelled' | 'failed'
  /** Percent. */
  progress?: number
  content?: string
  createdAt?: string
  of?: Role
}

/** Puts a report for a person of the fleet, ready unless said otherwise. Resolves to its id. */
export async function putReport({ operate, fleetId, emailOf }: TestFleet, wanted: Wanted): Promise<string> {
  const { of = 'portal-admin', reportType = 'redemption', status = 'success', ...rest } = wanted
  const made = await operate('reports', { fleetId, email: emailOf(of), reportType, status, ...rest })
  return (made as { reportId: string }).reportId
}

/** One report in every state, and one of a kind that nobody here knows. */
export async function everyReport(fleet: TestFleet): Promise<void> {
  const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  const file = 'x'.repeat(1_234_567)
  await putReport(fleet, {
    fileName: 'redemption-all.csv',
    status: 'in progress',
    progress: 40,
    createdAt: day(3),
  })
  await putReport(fleet, { fileName: 'prices.csv', reportType: 'pricing-history', content: file })
  await putReport(fleet, { fileName: 'codes.csv', reportType: 'fuel-code', status: 'cancelled' })
  await putReport(fleet, { fileName: 'buys.csv', reportType: 'buy-fuel', status: 'failed' })
  await putReport(fleet, {
    fileName: 'statement.pdf',
    reportType: 'account-statement',
    content: 'x',
    createdAt: day(40),
  })
}
