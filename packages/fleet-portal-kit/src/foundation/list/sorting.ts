import type { AnyEndpoint } from 'fleet-portal-api-client'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { FilterValues } from './filter.ts'
import { inputFieldsOf } from './useListState.ts'

/** The sorting of a list's call. Without `orderBy` the list has the default order of the server. */
export interface Sort {
  orderBy?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

interface SortedColumn {
  id: string
  orderBy?: string | null
}

export interface Sorting extends Sort {
  /** The field that sorts the list by a column. Undefined if the server cannot sort by it. */
  fieldOf: (column: SortedColumn) => string | undefined
  change: (sort: Sort) => void
}

/** How a list is sorted, and by which columns it can be. Sorting is part of the call's input, as filters are. */
export function useSorting(
  endpoint: AnyEndpoint,
  { orderBy, order }: Sort,
  setValues: (values: FilterValues) => void,
): Sorting {
  return useMemo(() => {
    const schema = inputFieldsOf(endpoint)['orderBy']
    return {
      orderBy,
      order: orderBy === undefined ? undefined : (order ?? 'asc'),
      fieldOf({ id, orderBy: field = id }) {
        return field !== null && schema && z.safeDecode(schema, field).success ? field : undefined
      },
      change: (sort) => setValues({ orderBy: sort.orderBy, order: sort.order }),
    }
  }, [endpoint, orderBy, order, setValues])
}
