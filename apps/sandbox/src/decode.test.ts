import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
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
  throw new Error('The input was not refused')
}

const truck = { fleetId: 'flt_1', plateNumber: 'NAB1234', model: 'Elf', type: 'Vehicle' }

it('refuses null characters in every text, list and CSV file', () => {
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

it('refuses half of a surrogate pair in every text and list', () => {
  expect(decodeInput(createVehicle, { ...truck, model: '\u{1F69A}' })).toMatchObject({ model: '\u{1F69A}' })
  expect(faultsOf(createVehicle, { ...truck, model: 'Elf \uD83D', remarks: '\uDE9A' })).toEqual([
    { path: 'model', code: 'invisible' },
    { path: 'remarks', code: 'invisible' },
  ])
  expect(faultsOf(createReport, { fleetId: 'flt_1', searchKey: 'Elf \uD83D' })).toEqual([
    { path: 'searchKey', code: 'invisible' },
  ])
})

it('names the rule that a field breaks, with its limit', () => {
  const vehicle = { ...truck, model: 'x'.repeat(76), plateNumber: 'N'.repeat(5), remarks: 'r'.repeat(256) }
  expect(faultsOf(createVehicle, vehicle)).toEqual([
    { path: 'plateNumber', code: 'minLength:6' },
    { path: 'model', code: 'maxLength:75' },
    { path: 'remarks', code: 'maxLength:255' },
  ])
})

it('refuses days that do not exist in the calendar', () => {
  for (const startDate of ['2026-99-99', '2026-02-30', '0000-01-01']) {
    expect(faultsOf(listBuyFuels, { fleetId: 'flt_1', startDate })).toEqual([
      { path: 'startDate', code: 'day' },
    ])
  }
})
