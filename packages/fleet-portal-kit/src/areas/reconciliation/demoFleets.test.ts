import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { isAvailableForFleetType } from 'fleet-portal-api-client/contract/access'
import { listFleets, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { seed } from 'sandbox/seed'
import { expect, test } from 'vitest'
import { testSandbox } from '../../testing/testSandbox.ts'
import { apiUrl } from '../../testing/createTestFleet.ts'
import { readBalances } from './readBalances.ts'
import { historyEndpoints, readHistory, type HistoryName } from './readHistory.ts'
import { entriesOf, monthOf, statementOf } from './statement.ts'
import { accountsOf, balanceOf } from './statementRows.ts'

/** The admins of all demo fleets. */
const admins = ['ana.reyes@fleet.test', 'paolo.lim@fleet.test', 'queenie.yap@fleet.test']

async function clientOf(email: string) {
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(email)
  const session = createEmbeddedSession(async () => ({ token }))
  return createApiClient({ baseUrl: apiUrl, session, fetch: (request) => sandbox.fetch(request) })
}

/** The statements of all accounts and months of a fleet, from the lists that its type has. */
async function statementsOf(client: Awaited<ReturnType<typeof clientOf>>, { fleetId, plbType }: Fleet) {
  const { signal } = new AbortController()
  const isAvailable = (name: HistoryName) => isAvailableForFleetType(historyEndpoints[name].access, plbType)
  const names = (Object.keys(historyEndpoints) as HistoryName[]).filter(isAvailable)
  const hasLitres = isAvailableForFleetType(listBuyFuels.access, plbType)
  const balances = await readBalances(client, { fleetId, hasLitres, signal })
  const options = { fleetId, names, from: undefined, signal, onProgress: () => undefined }
  const read = await readHistory(client, options)
  if (read.status !== 'read') throw new Error('There are too many rows.')
  const entries = entriesOf(read.history)
  return accountsOf(balances).flatMap((account) => {
    const balance = balanceOf(account, balances)
    const months = new Set(
      entries.flatMap((entry) => (entry.account === account ? [monthOf(entry.day)] : [])),
    )
    return [...months].map((month) => ({
      name: `${fleetId} ${account} ${month}`,
      ...statementOf({ entries, account, month, balance, isComplete: true }),
    }))
  })
}

test(
  'the reconciliation of each demo fleet matches its balances in each month',
  { timeout: 120_000 },
  async () => {
    const sandbox = await testSandbox()
    await sandbox.run(seed)
    const found = []
    const types = new Set<string>()
    for (const email of admins) {
      const client = await clientOf(email)
      const { fleets } = await client.call(listFleets, {})
      for (const fleet of fleets) {
        types.add(fleet.plbType)
        found.push(...(await statementsOf(client, fleet)))
      }
    }
    expect(types.size).toBe(4)
    expect(found.length).toBeGreaterThan(200)
    expect(found.filter(({ difference }) => difference !== 0).map(({ name }) => name)).toEqual([])
    expect(
      found.filter(({ opening, closing }) => Math.min(opening, closing) < 0).map(({ name }) => name),
    ).toEqual([])
  },
)
