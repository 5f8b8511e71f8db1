import { listReports } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liveConnection } from '../../testing/liveConnection.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { createReport } from './downloadsScene.ts'
import { FleetDownloads } from './FleetDownloads.tsx'

async function open() {
  const fleet = await testFleet()
  const { realtime, send } = liveConnection()
  await createReport(fleet, { fileName: 'first.csv', reportType: 'cashin', status: 'success' })
  const portal = await renderInPortal((fleetId) => <FleetDownloads fleetId={fleetId} />, {
    fleet,
    provider: { realtime },
  })
  await screen.findByText('first.csv')
  const reads = () => portal.wire.of(listReports).length
  return { ...portal, send, reads }
}

test('a message during a read of the exports does not end it: messages that come faster than answers kept the list as it was', async () => {
  const { fleet, wire, send, reads } = await open()
  const before = reads()
  const release = wire.hold(listReports)
  await createReport(fleet, { fileName: 'second.csv', reportType: 'cashin', status: 'success' })
  await send({ type: 'redemption', redemptionId: '1' })
  await waitFor(() => expect(reads()).toBe(before + 1))
  const releaseNext = wire.hold(listReports)
  await send({ type: 'redemption', redemptionId: '2' })
  release()
  expect(await screen.findByText('second.csv')).toBeVisible()
  await waitFor(() => expect(reads()).toBe(before + 2))
  releaseNext()
})

test('a hundred messages at once read the exports twice, the second time after the last message', async () => {
  const { send, reads } = await open()
  const before = reads()
  await Promise.all(Array.from({ length: 100 }, (_, n) => send({ type: 'redemption', redemptionId: `${n}` })))
  await waitFor(() => expect(reads()).toBe(before + 2))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(reads()).toBe(before + 2)
})
