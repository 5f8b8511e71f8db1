import { expect, test } from 'vitest'
import { listPumpPrices } from '../contract/prices.ts'
import { createBpiToken, getCashin, listCards } from '../contract/cashin.ts'
import { createDriver, importDrivers, listDrivers, lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { buyFuel, listBuyFuels } from '../contract/fuel.ts'
import { createFuelCodes } from '../contract/fuelCodes.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { centavos, millilitres, unitPrice } from '../money.ts'
import { ApiError } from './apiError.ts'
import { decodeAnswer, buildRequest } from './request.ts'

const base = 'https://api.test/base'
const request = (endpoint: AnyEndpoint, input: unknown, overrides = {}) =>
  buildRequest(endpoint, input, base, overrides)
const bodyOf = (endpoint: AnyEndpoint, input: unknown) =>
  JSON.parse(request(endpoint, input).body as string) as unknown
const refusal = (run: () => unknown): ApiError => {
  try {
    run()
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('was not refused')
}

test('a read sends the fixed values and every input that is not in the path as query', () => {
  const { url, body } = request(listDrivers, { fleetId: '7', status: 'active', page: 2, perPage: 50 })
  expect(url).toBe(`${base}/driver?orderBy=createdAt&order=desc&fleetId=7&status=active&page=2&perPage=50`)
  expect(body).toBeUndefined()
})

test('empty filters are left out of the query', () => {
  const { url } = request(listDrivers, { fleetId: '7', searchKey: '', status: undefined })
  expect(url).toBe(`${base}/driver?orderBy=createdAt&order=desc&fleetId=7`)
})

test('a path parameter is not in the query, unless the endpoint repeats it', () => {
  expect(request(listCards, { fleetId: '7' }).url).toBe(`${base}/ms-fleet/fleet/7/cards`)
  expect(request(listBuyFuels, { fleetId: '7' }).url).toBe(`${base}/buy-fuel/fleet/7?fleetId=7`)
})

test('ids are escaped in paths', () => {
  const { url } = request(updateDriver, { driverId: 'a/b?c#$&ñ', status: 'inactive' })
  expect(url).toBe(`${base}/driver/a%2Fb%3Fc%23%24%26%C3%B1`)
})

test('an id that would leave its path is refused', () => {
  for (const driverId of ['.', '..']) {
    const error = refusal(() => request(updateDriver, { driverId, status: 'inactive' }))
    expect(error).toMatchObject({ kind: 'badrequest', status: 400, fields: [{ path: 'driverId' }] })
  }
})

test('a path override moves a call and its parameters', () => {
  const moved = { getCashin: '/v3/{cashInId}/cashin', listDrivers: 'v3/fleets/{fleetId}/drivers' }
  expect(request(getCashin, { cashInId: '9' }, moved).url).toBe(`${base}/v3/9/cashin`)
  expect(request(listDrivers, { fleetId: '7' }, moved).url).toBe(
    `${base}/v3/fleets/7/drivers?orderBy=createdAt&order=desc`,
  )
})

test('a base URL with a trailing slash makes no double slash', () => {
  expect(buildRequest(getCashin, { cashInId: '9' }, `${base}//`, {}).url).toBe(`${base}/cashin/9`)
})

test('a write sends JSON with encoded fields', () => {
  const input = {
    fleetId: '7',
    firstName: ' Ana ',
    lastName: 'Cruz',
    driverLicenseId: 'n0112345678',
    mobileNumber: '09171234567',
  }
  expect(bodyOf(createDriver, input)).toMatchObject({ fleetId: '7', firstName: 'Ana' })
  expect(request(createDriver, input).headers.get('Content-Type')).toBe('application/json')
})

test('buying fuel sends three fields, in pesos and litres, and fleet and price as headers', () => {
  const input = { fleetId: '7', quotedPrice: unitPrice(612_550), productCode: 'gas95' as const }
  const byAmount = { ...input, liter: null, amount: centavos(100_050) }
  expect(bodyOf(buyFuel, byAmount)).toEqual({ liter: null, amount: 1000.5, productCode: 'Gas95' })
  const byVolume = { ...input, liter: millilitres(20_125), amount: null }
  expect(bodyOf(buyFuel, byVolume)).toEqual({ liter: 20.125, amount: null, productCode: 'Gas95' })
  const { headers, url } = request(buyFuel, byVolume)
  expect([headers.get('X-Fleet-Id'), headers.get('X-Quoted-Price')]).toEqual(['7', '61.255'])
  expect(url).toBe(`${base}/buy-fuel`)
})

test('buying by both volume and amount, or by neither, is refused before it is sent', () => {
  const both = { fleetId: '7', liter: millilitres(1), amount: centavos(1), productCode: 'diesel' }
  const neither = { ...both, liter: null, amount: null }
  for (const input of [both, neither]) {
    expect(refusal(() => request(buyFuel, input))).toMatchObject({
      kind: 'badrequest',
      fields: [{ code: 'oneOfTwo' }],
    })
  }
})

test('a write can send some fields in the query', () => {
  const { url, body } = request(createBpiToken, { cashinId: '9', code: 'abc' })
  expect(url).toBe(`${base}/ms-fleet/cashin/bpi/token?cashinId=9`)
  expect(JSON.parse(body as string)).toEqual({ code: 'abc' })
})

test('a file is sent as form data, and the browser sets the boundary', async () => {
  const data = new Blob(['first,last\nAna,Cruz'], { type: 'text/csv' })
  const { body, headers } = request(importDrivers, { data, fleetId: '7' })
  expect(headers.has('Content-Type')).toBe(false)
  const form = body as FormData
  expect(form.get('fleetId')).toBe('7')
  expect(await (form.get('data') as File).text()).toContain('Ana,Cruz')
})

test('a batch of fuel codes is the whole body, and the fleet is a header', () => {
  const code = {
    fleetId: '7',
    driverIds: ['3'],
    vehicleIds: [],
    startDate: '2026-11-20',
    endDate: '2026-11-29',
    fuelCodeType: 'driver-specific' as const,
    productCode: 'diesel' as const,
    literVolume: millilitres(50_500),
    sendFuelCode: false,
    saveTemplate: false,
    maxUsage: 1 as const,
    autoRenew: false,
  }
  const input = { fleetId: '7', codes: [code, code] }
  const sent = { ...code, productCode: 'Diesel', literVolume: 50.5 }
  expect(bodyOf(createFuelCodes, input)).toEqual([sent, sent])
  expect(request(createFuelCodes, input).headers.get('X-Fleet-Id')).toBe('7')
})

test('invalid input fails with its fields and codes', () => {
  const error = refusal(() =>
    request(createDriver, {
      fleetId: '7',
      firstName: '',
      lastName: 'Cruz',
      driverLicenseId: 'N01',
      mobileNumber: '0917',
    }),
  )
  expect(error.status).toBe(400)
  expect(error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(
    expect.arrayContaining(['firstName required', 'driverLicenseId licenceLength', 'mobileNumber mobile']),
  )
})

test('a rule without its own code fails as required if the value is missing, and as invalid otherwise', () => {
  const error = refusal(() => request(listDrivers, { status: 'gone', page: 1.5 }))
  expect(error.fields).toEqual([
    { path: 'fleetId', code: 'required' },
    { path: 'status', code: 'invalid', allowed: 'active | inactive' },
    { path: 'page', code: 'invalid' },
  ])
})

test('an answer is decoded with or without an envelope, and unknown fields are accepted', () => {
  const driver = {
    driverId: 3,
    firstName: 'Ana',
    lastName: 'Cruz',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
    status: 'active',
    nickname: 'An',
  }
  const list = { drivers: [driver], count: 1 }
  const expected = { drivers: [{ ...driver, driverId: '3' }], count: 1 }
  expect(decodeAnswer(lookupDrivers, list)).toEqual(expected)
  expect(decodeAnswer(lookupDrivers, { message: 'ok', data: list })).toEqual(expected)
})

test('an answer of another shape is a server error with its request id', () => {
  const response = new Response(null, { headers: { 'X-Request-Id': 'r-1' } })
  for (const body of [undefined, null, 'ok', {}, { data: {} }, { drivers: null, count: 0 }]) {
    expect(refusal(() => decodeAnswer(lookupDrivers, body, response))).toMatchObject({
      kind: 'server',
      status: 502,
      requestId: 'r-1',
    })
  }
})

test.each([[[]], [{}], [null], [undefined], [{ message: 'ok', data: {} }], [{ message: 'ok', data: null }]])(
  'the answer %j means no pump prices, and is no error',
  (body) => {
    expect(decodeAnswer(listPumpPrices, body)).toEqual([])
  },
)

test('pump prices of another shape are an error', () => {
  expect(() => decodeAnswer(listPumpPrices, { Diesel: 57.1 })).toThrow(ApiError)
})
