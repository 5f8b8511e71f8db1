import { listReports } from 'api-client/contract/reports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingReports, addPendingReport } from '../../fleet/export/pendingReports.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A page on which a person has just asked for a long report, and which they may leave. */
async function waitForReport(area: AreaName, knowsId: boolean) {
  const fleet = await testFleet()
  const put = { fleetId: fleet.fleetId, email: fleet.emailOf('portal-admin'), reportType: 'redemption' }
  const { reportId } = (await fleet.operate('reports', {
    ...put,
    fileName: 'all-redemptions.csv',
    status: 'in progress',
  })) as { reportId: string }
  let go: (next: AreaName) => void = () => {}
  function Shell() {
    const [at, setAt] = useState(area)
    go = setAt
    return <PortalShell area={at}>{() => 'A page'}</PortalShell>
  }
  const page = await renderInPortal(() => <Shell />, { fleet })
  await screen.findByText('A page')
  const awaited = { reportId: knowsId ? reportId : undefined, reportType: 'redemption' } as const
  act(() => addPendingReport(page.portal.draftStore, fleet.fleetId, awaited))
  const finish = (status: 'success' | 'failed') => fleet.operate(`reports/${reportId}`, { status })
  return { ...page, finish, go: (next: AreaName) => act(() => go(next)) }
}

test.each([true, false])(
  'a report that is being made is told on whatever page the person is by then, with its file (id known: %s)',
  async (knowsId) => {
    const tabs = vi.spyOn(globalThis, 'open').mockReturnValue({ opener: null } as unknown as Window)
    const { finish, go, person, wire } = await waitForReport('redemptions', knowsId)
    await waitFor(() => expect(wire.of(listReports)).not.toEqual([]))
    go('drivers')
    await finish('success')
    const notice = await screen.findByText('all-redemptions.csv is ready.')
    await person.click(within(notice.parentElement as HTMLElement).getByRole('button', { name: 'Download' }))
    expect(tabs).toHaveBeenCalledOnce()
  },
)

test('one that could not be made is told, too', async () => {
  const { finish } = await waitForReport('redemptions', true)
  await finish('failed')
  expect(await screen.findByText('all-redemptions.csv could not be generated.')).toBeVisible()
})

test('the downloads tell of it themselves', async () => {
  const { finish, wire } = await waitForReport('downloads', true)
  await finish('success')
  expect(wire.of(listReports)).toEqual([])
})

test('one that is not listed is waited for while it may still appear, and then counts as deleted', async () => {
  const fleet = await testFleet()
  const { wire, portal } = await renderInPortal(
    () => <PortalShell area="redemptions">{() => 'A page'}</PortalShell>,
    { fleet },
  )
  const { draftStore } = portal
  await screen.findByText('A page')
  const waited = () => pendingReports(draftStore, fleet.fleetId).map(({ reportId }) => reportId)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: 'gone', reportType: 'redemption' }))
  vi.useRealTimers()
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: 'new', reportType: 'redemption' }))
  await waitFor(() => expect(waited()).toEqual(['new']))
  expect(wire.of(listReports)).not.toEqual([])
})
