import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { StationsField } from './StationsField.tsx'

const show = (value: string) =>
  renderInPortal(
    () => (
      <InWidget>
        <StationsField label="Stations" value={[value]} values={{}} onChange={() => undefined} />
      </InWidget>
    ),
    { fleet },
  )

let fleet: TestFleet
beforeAll(async () => {
  fleet = await testFleet()
  const stations = Array.from({ length: 1001 }, (_, index) => ({
    stationId: `stn_before_${index}`,
    name: `Aaa ${index}`,
  }))
  await fleet.operate('stations/several', {
    stations: [...stations, { stationId: 'stn_zz', name: 'Zz Petrol' }],
  })
})

test('shows the name of a selected station that comes after more than 1,000 others', async () => {
  const { wire } = await show('stn_zz')
  expect(await screen.findByText('Zz Petrol')).toBeVisible()
  expect(wire.of(lookupStations).map(({ query }) => query['page'])).toEqual(['1', '2'])
})

test('reads no further page once every selected station has its name', async () => {
  const { wire } = await show('stn_before_0')
  expect(await screen.findByText('Aaa 0')).toBeVisible()
  expect(wire.of(lookupStations)).toHaveLength(1)
})
