import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { open } from './codesScene.tsx'
import { handedSearch } from './useHandedProduct.ts'

test('a product that is handed over, written either way, filters to its active codes', () => {
  expect(handedSearch('Gas91', '')).toBe('productCode=Gas91&status=Active')
  expect(handedSearch('gas91', 'perPage=20')).toBe('perPage=20&productCode=Gas91&status=Active')
})

test('nothing is filtered without a product, with an unknown one, or where the address filters already', () => {
  for (const [handed, search] of [
    [undefined, ''],
    ['lubes', ''],
    ['Diesel', 'productCode=Gas95'],
    ['Diesel', 'status=Expired'],
  ] as const) {
    expect(handedSearch(handed, search)).toBeUndefined()
  }
})

test('the first call of a list that is handed a product has the filter already', async () => {
  const navigation = createMemoryNavigation({ state: { productCode: 'Diesel' } })
  const { active, scheduled, wire } = await open({ provider: { navigation } })
  expect(await screen.findByText(active)).toBeVisible()
  expect(screen.queryByText(scheduled)).toBeNull()
  expect(wire.of(listFuelCodes)[0]?.query).toMatchObject({ productCode: 'Diesel', status: 'Active' })
})
