import { createReport, listReports, type Report } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { createReport as addReport } from './downloadsScene.ts'
import { FleetDownloads } from './FleetDownloads.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** The downloads of a fleet that has exported its active fuel codes. */
async function open({ as, ...options }: PortalOptions = {}) {
  const fleet = await testFleet()
  await fleet.arrange(createReport, {
    fleetId: fleet.fleetId,
    reportType: 'fuel-code',
    platformType: 'plb',
    fuelCodeStatus: 'Active',
    productCode: 'diesel',
    startDate: '2026-11-01',
    endDate: '2026-11-20',
  })
  const tabs = vi
    .spyOn(globalThis, 'open')
    .mockReturnValue({ opener: globalThis.window } as unknown as Window)
  const portal = await renderInPortal((fleetId) => <FleetDownloads fleetId={fleetId} />, {
    ...options,
    fleet,
    ...(as && { as }),
  })
  await screen.findByRole('button', { name: /^Download / })
  return { ...portal, tabs }
}

/** Answers as a server that does not keep the filters of reports. */
const withoutFilters: PortalOptions['prepareWire'] = (wire) =>
  wire.rewrite(listReports, (answer) => ({
    ...answer,
    reports: (answer['reports'] as Report[]).map(({ filters: _, ...report }) => report),
  }))

const buttons = () => screen.queryAllByRole('button', { name: /^Export again/ })

test('requests an export once more with its filters, and lists it', async () => {
  const { user, wire, events, fleet, tabs } = await open()
  await user.dblClick(buttons()[0] as HTMLElement)
  await waitFor(() => expect(buttons()).toHaveLength(2))
  expect(wire.of(createReport).map(({ body }) => body)).toEqual([
    {
      fleetId: fleet.fleetId,
      reportType: 'fuel-code',
      platformType: 'plb',
      fuelCodeStatus: 'Active',
      productCode: 'Diesel',
      startDate: '2026-11-01T00:00:00+08:00',
      endDate: '2026-11-20T23:59:59+08:00',
    },
  ])
  expect(tabs).toHaveBeenCalledOnce()
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'report.requested', data: { reportType: 'fuel-code' } }),
  )
})

test('says why an export was not made again', async () => {
  const { user, moves } = await open({
    prepareWire: (wire) => wire.refuse(createReport, 'RedemptionLimitExceeded'),
  })
  await user.click(buttons()[0] as HTMLElement)
  expect(await screen.findByText('Redemption limit exceeded. Choose a shorter period.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose dates' }))
  expect(moves).toEqual([{ area: 'redemptions' }])
  expect(buttons()).toHaveLength(1)
})

test('a failed report of a fleet that has no such list says that it is not available, with no other advice', async () => {
  const fleet = await testFleet({ type: 'locqpay' })
  await addReport(fleet, { fileName: 'buys.csv', reportType: 'buy-fuel', status: 'failed' })
  await renderInPortal((fleetId) => <FleetDownloads fleetId={fleetId} />, { fleet })
  const card = (await screen.findByText('buys.csv')).closest('li') as HTMLElement
  expect(card).toHaveTextContent(
    'The file could not be generated. This report is not available for you in this fleet.',
  )
  expect(card).not.toHaveTextContent('Export the list again')
  expect(buttons()).toHaveLength(0)
})

test('a failed report without its filters leads to its list', async () => {
  const fleet = await testFleet()
  await addReport(fleet, { fileName: 'buys.csv', reportType: 'buy-fuel', status: 'failed' })
  const { user, moves } = await renderInPortal((fleetId) => <FleetDownloads fleetId={fleetId} />, {
    fleet,
    prepareWire: withoutFilters,
  })
  const card = (await screen.findByText('buys.csv')).closest('li') as HTMLElement
  expect(card).toHaveTextContent('The file could not be generated. Export the list again. Open the list')
  await user.click(within(card).getByRole('link', { name: 'Open the list' }))
  expect(moves).toEqual([{ area: 'buy-fuel-history' }])
})

test('is not offered without the filters, which some servers do not keep', async () => {
  await open({
    prepareWire: withoutFilters,
  })
  expect(buttons()).toHaveLength(0)
})
