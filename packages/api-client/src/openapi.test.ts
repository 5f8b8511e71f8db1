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
    const responses = operationOf(endpoint).responses as Record<
      string,
      { 'x-codes'?: (keyof typeof errorTable)[] }
    >
    for (const code of endpoint.errors ?? []) {
      const { status } = errorTable[code as keyof typeof errorTable]
      expect(responses[status]?.['x-codes'], `${endpoint.name} ${code}`).toContain(code)
    }
  }
})

test('a public call requires no token, every other call does', () => {
  for (const endpoint of contract.values()) {
    expect(operationOf(endpoint).security, endpoint.name).toEqual(
      endpoint.access === 'public' ? [] : [{ token: [] }],
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

test('docs/openapi.json is up to date (npm run openapi writes it)', () => {
  const written = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  const { info: _info, ...rest } = JSON.parse(written) as typeof document
  const { info: _own, ...now } = document
  expect(rest).toEqual(JSON.parse(JSON.stringify(now)))
})
