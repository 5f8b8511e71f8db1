import { capitalFuel, fuels } from 'api-client/contract/products'
import { useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The query of the active codes of a product that was handed over to this place; undefined where none was, or the address filters already. */
export function handedSearch(handed: string | undefined, search: string): string | undefined {
  const fuel = fuels.find((one) => one === handed?.toLowerCase())
  const query = new URLSearchParams(search)
  if (!fuel || query.has('productCode') || query.has('status')) return undefined
  query.set('productCode', z.encode(capitalFuel, fuel))
  query.set('status', 'Active')
  return query.toString()
}

/** Filters to the product that another screen handed over, once. False until the address says so. */
export function useHandedProduct(): boolean {
  const navigation = useNavigation()
  const wanted = handedSearch(navigation.state?.()?.['productCode'], useSearch())
  const [isTaken, setTaken] = useState(wanted === undefined)
  if (!isTaken && wanted === undefined) setTaken(true)
  useLayoutEffect(() => {
    if (!isTaken && wanted !== undefined) navigation.setSearch(wanted, { replace: true })
  }, [isTaken, wanted, navigation])
  return isTaken
}
