import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { listBuyFuels } from 'api-client/contract/fuel'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import { createVehicle } from 'api-client/contract/vehicles'
import { expect, it } from 'vitest'
import { decodeInput, type Wire } from './decode.ts'
import { readCsv } from './utilities/csv.ts'
import { Fault } from './fault.ts'

const faultsOf = (endpoint: AnyEndpoint, wire: Wire) => {
  try {
    decodeInput(endpoint, wire)
  } catch (error) {
    if (error instanceof Fault) return error.details.fields
  }
  throw new Error('was not refused')
}

const truck = { fleetId: 'flt_1', plateNumber: 'NAB1234', model: 'Elf', type: 'Vehicle' }

it('refuses the character that no column can keep, wherever it stands', () => {
  expect(decodeInput(createVehicle, truck)).toMatchObject(truck)
  expect(faultsOf(createVehicle, { ...truck, model: 'El\0f', remarks: '\0' })).toEqual([
    { path: 'model', code: 'invisible' },
    { path: 'remarks', code: 'invisible' },
  ])
  expect(faultsOf(createFuelCodes, { fleetId: 'flt_1', codes: [{ driverIds: ['drv\0'] }] })).toEqual([
    { path: 'codes.0.driverIds.0', code: 'invisible' },
  ])
  const file = new TextEncoder().encode('plate number,remarks\nNAB1234,\0\n')
  expect(readCsv(file)).toEqual({ code: 'csv' })
})

it('refuses what is nested without end as what it is', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
  expect(faultsOf(createVehicle, { ...truck, model: deep })).toEqual([{ path: 'model', code: 'invalid' }])
})

it('refuses days that no calendar has', () => {
  for (const startDate of ['2026-99-99', '2026-02-30', '0000-01-01']) {
    expect(faultsOf(listBuyFuels, { fleetId: 'flt_1', startDate })).toEqual([
      { path: 'startDate', code: 'day' },
    ])
  }
})
