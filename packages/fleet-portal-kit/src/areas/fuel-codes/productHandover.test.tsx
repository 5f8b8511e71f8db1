import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { open } from './codesScene.tsx'
import { productHandoverSearch } from './useProductHandover.ts'

test('a product in the navigation state, in either spelling, filters the list to its active codes', () => {
  expect(productHandoverSearch('Gas91', '')).toBe('productCode=Gas91&status=Active')
  expect(productHandoverSearch('gas91', 'perPage=20')).toBe('perPage=20&productCode=Gas91&status=Active')
})

test('the list is not filtered without a product, with an unknown product, or if the URL already has a filter', () => {
  for (const [product, search] of [
    [undefined, ''],
    ['lubes', ''],
    ['Diesel', 'productCode=Gas95'],
    ['Diesel', 'status=Expired'],
  ] as const) {
    expect(productHandoverSearch(product, search)).toBeUndefined()
  }
})

test('the first read of a list with a product in the navigation state has the filter', async () => {
  const navigation = createMemoryNavigation({ state: { productCode: 'Diesel' } })
  const { active, scheduled, wire } = await open({ provider: { navigation } })
  expect(await screen.findByText(active)).toBeVisible()
  expect(screen.queryByText(scheduled)).toBeNull()
  expect(wire.of(listFuelCodes)[0]?.query).toMatchObject({ productCode: 'Diesel', status: 'Active' })
})
