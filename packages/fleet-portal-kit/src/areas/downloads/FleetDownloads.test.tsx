import { cancelReport, deleteReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addPendingReport, pendingReports } from '../../fleet/export/pendingReports.ts'
import { today } from '../../format/days.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { createAllReports, createReport } from './downloadsScene.ts'
import { FleetDownloads } from './FleetDownloads.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet())
  if (!options.fleet) await createAllReports(fleet)
  return renderInPortal((fleetId) => <FleetDownloads fleetId={fleetId} />, { ...options, fleet })
}

const cardOf = async (fileName: string) => (await screen.findByText(fileName)).closest('li') as HTMLElement
const namesIn = () =>
  screen.getAllByRole('listitem').map((card) => /[\w-]+\.(csv|pdf)/.exec(card.textContent ?? '')?.[0])

/** Replaces the browser tab that a file opens in. */
const spyOnTabs = () =>
  vi.spyOn(globalThis, 'open').mockReturnValue({ opener: globalThis.window } as unknown as Window)

test('every report is a card with name, file type, size, report type and date; reports in progress are first', async () => {
  await open()
  const prices = await cardOf('prices.csv')
  for (const text of ['CSV', '1.2 MB', 'Price history']) expect(prices).toHaveTextContent(text)
  expect(prices).toHaveTextContent(/\w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
  expect(namesIn()[0]).toBe('redemption-all.csv')
  expect(namesIn().at(-1)).toBe('statement.pdf')
  const statement = await cardOf('statement.pdf')
  for (const text of ['PDF', '1 byte', 'account-statement']) expect(statement).toHaveTextContent(text)
})

test('each state offers only its own actions', async () => {
  await open()
  const buttonsOf = async (name: string) =>
    within(await cardOf(name))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
  expect(await buttonsOf('prices.csv')).toEqual([
    'Download prices.csv',
    'Export again: prices.csv',
    'Delete prices.csv',
  ])
  expect(await buttonsOf('redemption-all.csv')).toEqual(['Cancel redemption-all.csv'])
  expect(await buttonsOf('codes.csv')).toEqual(['Export again: codes.csv', 'Delete codes.csv'])
  expect(await buttonsOf('buys.csv')).toEqual(['Export again: buys.csv', 'Delete buys.csv'])
  expect(await buttonsOf('statement.pdf')).toEqual(['Download statement.pdf', 'Delete statement.pdf'])
  expect(screen.getByText('codes.csv').closest('s')).toHaveTextContent('codes.csv')
  expect(await cardOf('buys.csv')).toHaveTextContent('Failed')
  expect(screen.getByRole('progressbar', { name: 'Generating redemption-all.csv' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
})

test('cancelling and deleting a report need a confirmation', async () => {
  const { user, wire, events } = await open()
  await user.click(await screen.findByRole('button', { name: 'Cancel redemption-all.csv' }))
  const dialog = await findDialog('Cancel this report?', 'alertdialog')
  expect(dialog).toHaveTextContent('redemption-all.csv will not be generated, and there will be no file')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel report' }))
  expect(await screen.findByText('redemption-all.csv was cancelled.')).toBeVisible()
  expect(wire.of(cancelReport).map(({ body }) => body)).toMatchObject([{ status: 'cancelled' }])
  await user.click(await screen.findByRole('button', { name: 'Delete redemption-all.csv' }))
  await user.click(
    within(await findDialog('Delete this report?', 'alertdialog')).getByRole('button', {
      name: 'Delete report',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete redemption-all.csv' })).toBeNull())
  expect(wire.of(deleteReport)).toHaveLength(1)
  await waitFor(() =>
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['report.cancelled', 'report.deleted']),
    ),
  )
})

test('a file opens at its URL, and at a new URL after the first one expired', async () => {
  const tabs = spyOnTabs()
  const { user, wire } = await open()
  const download = await screen.findByRole('button', { name: 'Download prices.csv' })
  const reads = wire.of(listReports).length
  await user.click(download)
  expect(tabs.mock.calls).toEqual([[expect.stringMatching(/\/files\/rep_.*seal=/), '_blank']])
  expect(wire.of(listReports)).toHaveLength(reads)
  const late = Date.now() + 120_000
  vi.spyOn(Date, 'now').mockReturnValue(late)
  await user.click(download)
  await waitFor(() => expect(tabs).toHaveBeenCalledTimes(2))
  expect(wire.of(listReports).length).toBeGreaterThan(reads)
})

test('a URL that was read in the future of a clock that was set back is read again', async () => {
  const tabs = spyOnTabs()
  const { user, wire } = await open()
  const download = await screen.findByRole('button', { name: 'Download prices.csv' })
  const reads = wire.of(listReports).length
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000)
  await user.click(download)
  await waitFor(() => expect(tabs).toHaveBeenCalledOnce())
  expect(wire.of(listReports).length).toBeGreaterThan(reads)
})

test('a deleted file shows a message, and a blocked tab is replaced by a button', async () => {
  const tabs = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { user, fleet, wire } = await open()
  await user.click(await screen.findByRole('button', { name: 'Download prices.csv' }))
  expect(await screen.findByRole('button', { name: 'Open the report' })).toBeVisible()
  expect(tabs).toHaveBeenCalledOnce()
  const statement = await screen.findByRole('button', { name: 'Download statement.pdf' })
  const { userId } = (wire.of(listReports).at(-1)?.query ?? {}) as { userId: string }
  const input = { fleetId: fleet.fleetId, userId, page: 1, perPage: 50 }
  const { reports } = await fleet.arrange(listReports, input)
  const found = reports.find(({ fileName }) => fileName === 'statement.pdf')
  await fleet.arrange(deleteReport, { reportId: found?.reportId ?? '' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  await user.click(statement)
  expect(await screen.findByText('statement.pdf no longer exists.')).toBeVisible()
})

test('a report in progress is polled until it finishes, and a toast offers its file', async () => {
  const tabs = spyOnTabs()
  const fleet = await testFleet()
  const reportId = await createReport(fleet, { fileName: 'long.csv', status: 'in progress', progress: 10 })
  const { user } = await open({ fleet })
  expect(await screen.findByText('In progress, 10% done')).toBeVisible()
  await fleet.operate(`reports/${reportId}`, { status: 'in progress', progress: 70 })
  expect(await screen.findByText('In progress, 70% done')).toBeVisible()
  await fleet.operate(`reports/${reportId}`, { status: 'success', content: 'a,b' })
  const toast = await screen.findByText('long.csv is ready.')
  await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Download' }))
  expect(tabs).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('filters by date and by several types, and restores the types on the next visit', async () => {
  const day = today()
  const { user, wire, unmount, fleet } = await open({ search: `startDate=${day}&endDate=${day}` })
  await cardOf('prices.csv')
  expect(screen.queryByText('statement.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(await screen.findByRole('checkbox', { name: 'All' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Price history' }))
  await user.click(screen.getByRole('checkbox', { name: 'Fuel code' }))
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(screen.queryByText('buys.csv')).toBeNull())
  expect(namesIn()).toEqual(expect.arrayContaining(['prices.csv', 'codes.csv']))
  expect(wire.of(listReports).at(-1)?.query).toMatchObject({
    reportTypes: 'pricing-history,fuel-code',
    startDate: `${day}T00:00:00+08:00`,
    page: '1',
    perPage: '10',
  })
  unmount()
  const again = await open({ fleet })
  await waitFor(() =>
    expect(again.wire.of(listReports).at(-1)?.query).toMatchObject({
      reportTypes: 'pricing-history,fuel-code',
    }),
  )
  expect(await screen.findByText('prices.csv')).toBeVisible()
  expect(screen.queryByText('buys.csv')).toBeNull()
})

test.each(['purchaser', 'fleet-manager', 'account-manager', 'data-analyst'] as const)(
  'a %s sees only their own reports',
  async (role) => {
    const fleet = await testFleet()
    await createReport(fleet, { fileName: 'of-the-admin.csv' })
    await createReport(fleet, { fileName: 'of-my-own.csv', owner: role })
    await open({ fleet, as: role })
    expect(await cardOf('of-my-own.csv')).toBeVisible()
    expect(screen.queryByText('of-the-admin.csv')).toBeNull()
  },
)

test('a request without an id stays pending while the newest export of its type is in progress', async () => {
  const fleet = await testFleet()
  await createReport(fleet, { fileName: 'earlier.csv', createdAt: new Date(Date.now() - 1000).toISOString() })
  await createReport(fleet, { fileName: 'later.csv', status: 'in progress', progress: 10 })
  const { portal } = await open({ fleet })
  const { draftStore } = portal
  act(() => addPendingReport(draftStore, fleet.fleetId, { reportId: undefined, reportType: 'redemption' }))
  expect(await screen.findByText('In progress, 10% done')).toBeVisible()
  expect(pendingReports(draftStore, fleet.fleetId)).toHaveLength(1)
})
