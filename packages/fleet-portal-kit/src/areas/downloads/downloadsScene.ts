import type { Role } from 'fleet-portal-api-client/contract/access'
import type { TestFleet } from '../../testing/createTestFleet.ts'

interface ReportOptions {
  fileName: string
  reportType?: string
  status?: 'in progress' | 'success' | 'cancelled' | 'failed'
  /** Percent. */
  progress?: number
  content?: string
  createdAt?: string
  owner?: Role
}

/** Creates a report of a user of the fleet. Default: finished, of the portal admin. Resolves to its ID. */
export async function createReport(
  { operate, fleetId, emailOf }: TestFleet,
  options: ReportOptions,
): Promise<string> {
  const { owner = 'portal-admin', reportType = 'redemption', status = 'success', ...rest } = options
  const created = await operate('reports', { fleetId, email: emailOf(owner), reportType, status, ...rest })
  return (created as { reportId: string }).reportId
}

/** Creates a report in every state, and one of a type that the portal does not know. */
export async function createAllReports(fleet: TestFleet): Promise<void> {
  const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  const file = 'x'.repeat(1_234_567)
  await createReport(fleet, {
    fileName: 'redemption-all.csv',
    status: 'in progress',
    progress: 40,
    createdAt: day(3),
  })
  await createReport(fleet, { fileName: 'prices.csv', reportType: 'pricing-history', content: file })
  await createReport(fleet, { fileName: 'codes.csv', reportType: 'fuel-code', status: 'cancelled' })
  await createReport(fleet, { fileName: 'buys.csv', reportType: 'buy-fuel', status: 'failed' })
  await createReport(fleet, {
    fileName: 'statement.pdf',
    reportType: 'account-statement',
    content: 'x',
    createdAt: day(40),
  })
}
