import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingReports, addPendingReport } from '../../fleet/export/pendingReports.ts'
import { useRequestReport } from '../../fleet/export/useRequestReport.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Renders a page on which the user has just requested a long report. The user can go to another page. */
async function openWithPendingReport(area: AreaName, isIdKnown: boolean) {
  const fleet = await testFleet()
  const owner = { fleetId: fleet.fleetId, email: fleet.emailOf('portal-admin'), reportType: 'redemption' }
  const { reportId } = (await fleet.operate('reports', {
    ...owner,
    fileName: 'all-redemptions.csv',
    status: 'in progress',
  })) as { reportId: string }
  let goTo: (next: AreaName) => void = () => {}
  function Shell() {
    const [current, setCurrent] = useState(area)
    goTo = setCurrent
    return <PortalShell area={current}>{() => 'A page'}</PortalShell>
  }
  const page = await renderInPortal(() => <Shell />, { fleet })
  await screen.findByText('A page')
  const pending = { reportId: isIdKnown ? reportId : undefined, reportType: 'redemption' } as const
  act(() => addPendingReport(page.portal.draftStore, fleet.fleetId, pending))
  const finish = (status: 'success' | 'failed') => fleet.operate(`reports/${reportId}`, { status })
  return { ...page, finish, goTo: (next: AreaName) => act(() => goTo(next)) }
}

test.each([true, false])(
  'a finished report is announced with its download on the page that is open by then (id known: %s)',
  async (isIdKnown) => {
    const tabs = vi.spyOn(globalThis, 'open').mockReturnValue({ opener: null } as unknown as Window)
    const { finish, goTo, user, wire } = await openWithPendingReport('redemptions', isIdKnown)
    await waitFor(() => expect(wire.of(listReports)).not.toEqual([]))
    goTo('drivers')
    await finish('success')
    const toast = await screen.findByText('all-redemptions.csv is ready.')
    await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Download' }))
    expect(tabs).toHaveBeenCalledOnce()
  },
)

test.each([true, false])(
  'the toast of a requested report is replaced when its file is ready (id known: %s)',
  async (isIdKnown) => {
    const fleet = await testFleet()
    const owner = { fleetId: fleet.fleetId, email: fleet.emailOf('portal-admin'), reportType: 'redemption' }
    const values = { ...owner, fileName: 'all-redemptions.csv', status: 'in progress' }
    const { reportId } = (await fleet.operate('reports', values)) as { reportId: string }
    function Page() {
      const { request } = useRequestReport()
      const filters = { fleetId: fleet.fleetId }
      return <button onClick={() => void request({ reportType: 'redemption', filters })}>Export</button>
    }
    const { user } = await renderInPortal(
      () => <PortalShell area="redemptions">{() => <Page />}</PortalShell>,
      {
        fleet,
        prepareWire: (wire) =>
          wire.rewrite(createReport, () => ({ downloadUrl: null, ...(isIdKnown && { reportId }) })),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Report is being generated')).toBeVisible()
    await fleet.operate(`reports/${reportId}`, { status: 'success' })
    expect(await screen.findByText(/\.csv is ready\.$/)).toBeVisible()
    expect(screen.queryByText('Report is being generated')).toBeNull()
  },
)

test('a failed report is announced', async () => {
  const { finish } = await openWithPendingReport('redemptions', true)
  await finish('failed')
  expect(await screen.findByText('all-redemptions.csv could not be generated.')).toBeVisible()
})

test('a later export without an id is announced when it is finished, not by the file of an earlier one', async () => {
  const { finish, fleet, portal, wire } = await openWithPendingReport('redemptions', false)
  const { draftStore } = portal
  const pending = () => pendingReports(draftStore, fleet.fleetId)
  await finish('success')
  await screen.findByText('all-redemptions.csv is ready.')
  await waitFor(() => expect(pending()).toEqual([]))
  const email = fleet.emailOf('portal-admin')
  const later = { fleetId: fleet.fleetId, email, reportType: 'redemption', fileName: 'later.csv' }
  const { reportId } = (await fleet.operate('reports', { ...later, status: 'in progress' })) as {
    reportId: string
  }
  const reads = wire.of(listReports).length
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: undefined, reportType: 'redemption' }))
  await waitFor(() => expect(wire.of(listReports).length).toBeGreaterThan(reads))
  expect(pending()).toHaveLength(1)
  await fleet.operate(`reports/${reportId}`, { status: 'success' })
  expect(await screen.findByText('later.csv is ready.')).toBeVisible()
})

test('the downloads page does not poll reports a second time for the toast', async () => {
  const { finish, wire } = await openWithPendingReport('downloads', true)
  await finish('success')
  expect(wire.of(listReports)).toEqual([])
})

test('a pending report that the list lacks is dropped after 30 seconds and not before', async () => {
  const fleet = await testFleet()
  const { wire, portal } = await renderInPortal(
    () => <PortalShell area="redemptions">{() => 'A page'}</PortalShell>,
    { fleet },
  )
  const { draftStore } = portal
  await screen.findByText('A page')
  const pendingIds = () => pendingReports(draftStore, fleet.fleetId).map(({ reportId }) => reportId)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: 'gone', reportType: 'redemption' }))
  vi.useRealTimers()
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: 'new', reportType: 'redemption' }))
  await waitFor(() => expect(pendingIds()).toEqual(['new']))
  expect(wire.of(listReports)).not.toEqual([])
})
