import { capitalFuel, fuels } from 'fleet-portal-api-client/contract/products'
import { useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/**
 * The query that filters to the active codes of a product of the navigation state. Undefined without a known product, or
 * if the URL already has a filter.
 */
export function productHandoverSearch(product: string | undefined, search: string): string | undefined {
  const fuel = fuels.find((one) => one === product?.toLowerCase())
  const query = new URLSearchParams(search)
  if (!fuel || query.has('productCode') || query.has('status')) return undefined
  query.set('productCode', z.encode(capitalFuel, fuel))
  query.set('status', 'Active')
  return query.toString()
}

/** Filters once to the product that another screen put into the navigation state. Returns false until the URL has the filter. */
export function useProductHandover(): boolean {
  const navigation = useNavigation()
  const filteredSearch = productHandoverSearch(navigation.state?.()?.['productCode'], useSearch())
  const [isApplied, setApplied] = useState(filteredSearch === undefined)
  if (!isApplied && filteredSearch === undefined) setApplied(true)
  useLayoutEffect(() => {
    if (!isApplied && filteredSearch !== undefined) navigation.setSearch(filteredSearch, { replace: true })
  }, [isApplied, filteredSearch, navigation])
  return isApplied
}
