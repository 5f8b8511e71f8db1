import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildRequest } from './client/request.ts'
import { createBpiToken } from './contract/cashin.ts'
import { errorTable } from './contract/errors.ts'
import { contract } from './contract/index.ts'
import { listDrivers, updateDriver } from './contract/drivers.ts'
import { buyFuel, listBuyFuels } from './contract/fuel.ts'
import { paths } from './contract/paths.ts'
import { pathParameters, type AnyEndpoint } from './contract/endpoint.ts'
import { centavos, unitPrice } from './money.ts'
import { openApiDocument } from './openapi.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Record<string, unknown>
}

const document = openApiDocument({ version: '1.2.3' })
const operationOf = (endpoint: AnyEndpoint) => {
  const operation = document.paths[`/${paths[endpoint.name]}`]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`No operation for ${endpoint.name}`)
  return operation
}
const parametersOf = (endpoint: AnyEndpoint) =>
  operationOf(endpoint).parameters.filter((parameter): parameter is Parameter => 'name' in parameter)
const namesIn = (endpoint: AnyEndpoint, place: string) =>
  parametersOf(endpoint)
    .filter((parameter) => parameter.in === place)
    .map(({ name }) => name)

test('every endpoint is one operation with its own id', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(ids.toSorted()).toEqual([...contract.keys()].toSorted())
})

test('exactly the path parameters in braces are declared', () => {
  for (const endpoint of contract.values()) {
    expect(namesIn(endpoint, 'path'), endpoint.name).toEqual(pathParameters(paths[endpoint.name]))
  }
})

test('no parameter is declared twice in the same place', () => {
  for (const endpoint of contract.values()) {
    const places = parametersOf(endpoint).map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(places).size, endpoint.name).toBe(places.length)
  }
})

test('every reference in the document has a target', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path)
  expect(references.length).toBeGreaterThan(0)
  for (const path of new Set(references)) {
    const target = path?.split('/').reduce<unknown>((node, key) => (node as never)?.[key], document)
    expect(target, path).toBeDefined()
  }
})

test('error codes are listed under their status', () => {
  for (const endpoint of contract.values()) {
    const references = operationOf(endpoint).responses as Record<string, { $ref?: string }>
    const { responses } = document.components as { responses: Record<string, { 'x-codes': string[] }> }
    for (const code of endpoint.errors ?? []) {
      const { status } = errorTable[code as keyof typeof errorTable]
      const name = references[status]?.$ref?.split('/').at(-1) ?? ''
      expect(responses[name]?.['x-codes'], `${endpoint.name} ${code}`).toContain(code)
    }
  }
})

test('a public call requires no token, every other call does', () => {
  for (const endpoint of contract.values()) {
    expect(operationOf(endpoint).security, endpoint.name).toEqual(
      endpoint.access === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    )
  }
})

test('the document describes calls as the client sends them', () => {
  const examples: [AnyEndpoint, unknown][] = [
    [listDrivers, { fleetId: '7', searchKey: 'ana', status: 'active', page: 2, perPage: 10 }],
    [updateDriver, { driverId: '3', status: 'inactive' }],
    [listBuyFuels, { fleetId: '7', startDate: '2026-11-01', productCode: 'diesel' }],
    [createBpiToken, { cashinId: '9', code: 'abc' }],
    [
      buyFuel,
      {
        fleetId: '7',
        quotedPrice: unitPrice(612_500),
        liter: null,
        amount: centavos(100_000),
        productCode: 'diesel',
      },
    ],
  ]
  for (const [endpoint, input] of examples) {
    const request = buildRequest(endpoint, input, 'https://api.test', {})
    for (const key of new URL(request.url).searchParams.keys())
      expect(namesIn(endpoint, 'query')).toContain(key)
    for (const header of namesIn(endpoint, 'header')) expect(request.headers.has(header), header).toBe(true)
    if (typeof request.body !== 'string') continue
    const content = operationOf(endpoint).requestBody?.content['application/json'] as {
      schema: { properties: object }
    }
    for (const key of Object.keys(JSON.parse(request.body) as object)) {
      expect(Object.keys(content.schema.properties), endpoint.name).toContain(key)
    }
  }
})

test('a list parameter that is joined by commas is described as such', () => {
  const channels = parametersOf(contract.get('listCashins') as AnyEndpoint).find(
    ({ name }) => name === 'cashinChannel',
  )
  expect(channels).toMatchObject({ style: 'form', explode: false, schema: { type: 'array' } })
})

/** A document without the examples, which `npm test -- openapi` records on the sandbox and compares. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples')
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutExamples(inner)]))
}

test('docs/openapi.json is up to date (npm run openapi writes it)', () => {
  const file = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  const { info: _info, ...written } = JSON.parse(file) as typeof document
  const { info: _own, ...now } = document
  expect(withoutExamples(written)).toEqual(JSON.parse(JSON.stringify(now)))
})

test('every parameter says what it means', () => {
  const silent = [...contract.values()].flatMap((endpoint) =>
    parametersOf(endpoint)
      .filter(({ description }) => !description)
      .map(({ name }) => `${endpoint.name} ${name}`),
  )
  expect(silent).toEqual([])
})

test('money, volume and prices have their units', () => {
  const { schemas } = document.components as { schemas: Record<string, { description: string }> }
  expect(schemas['Pesos']?.description).toMatch(/two decimals/)
  expect(schemas['Litres']?.description).toMatch(/three decimals/)
  expect(schemas['PricePerLitre']?.description).toMatch(/four decimals/)
  expect(schemas['BoughtFuel']).toMatchObject({
    properties: {
      creditPrice: { $ref: '#/components/schemas/PricePerLitre' },
      literVolume: { $ref: '#/components/schemas/Litres' },
      totalCreditAmount: { $ref: '#/components/schemas/Pesos' },
    },
  })
})

test('an object of the contract is named once, and referred to everywhere else', () => {
  const answer = operationOf(listDrivers).responses[200].content['application/json'].schema
  expect(answer.properties?.['drivers']).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Driver' },
  })
  expect(operationOf(updateDriver).responses[200].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Driver',
  })
})

test('an operation says which roles may call it, and which fleets may not', () => {
  expect(operationOf(buyFuel).description).toContain(
    'Requires `BUY_FUEL` modify: `portal-admin`, `purchaser`. Not for fleets of type `locqpay`',
  )
})

test('an example is split into parameters and body as the client splits the input', () => {
  const input = { fleetId: 'flt_1', quotedPrice: 61.25, liter: 40.5, amount: null, productCode: 'Diesel' }
  const { paths: operations } = openApiDocument({
    version: '1.2.3',
    examples: { operations: { buyFuel: { input, answer: { buyFuelId: 'buy_1' } } }, errors: {} },
  })
  const operation = operations['/buy-fuel']?.['post']
  expect(operation?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'X-Fleet-Id', example: 'flt_1' }),
      expect.objectContaining({ name: 'X-Quoted-Price', example: 61.25 }),
    ]),
  )
  expect(operation?.requestBody?.content['application/json']?.example).toEqual({
    liter: 40.5,
    amount: null,
    productCode: 'Diesel',
  })
  expect(operation?.responses[200].content['application/json']).toMatchObject({
    example: { buyFuelId: 'buy_1' },
  })
})
