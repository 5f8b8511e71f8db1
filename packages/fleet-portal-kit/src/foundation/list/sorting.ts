import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { ListColumn } from './column.ts'
import type { FilterValues } from './filter.ts'
import { inputFieldsOf } from './useListState.ts'

/** The sorting of a list's call. Without `orderBy` the list has the default order of the server. */
export interface Sort {
  orderBy?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/** How a list is sorted. Sorting is part of the input of its call, as filters are. */
export interface Sorting extends Sort {
  endpoint: AnyEndpoint
  onChange: (values: FilterValues) => void
  /** Renders the header of a column. Until it is loaded, headers are text. */
  Header: ComponentType<{ column: ListColumn<never>; sorting: Sorting }>
}

/** Whether a list that is newest first by default still is. `field` is its date. */
export const isNewestFirst = (field: string, { orderBy = field, order }: Sort): boolean =>
  orderBy === field && order !== 'asc'

/** The field that sorts a list by a column. Undefined if the server cannot sort by it. */
export function sortFieldOf(
  endpoint: AnyEndpoint,
  { id, orderBy: field = id }: Pick<ListColumn<never>, 'id' | 'orderBy'>,
): string | undefined {
  const schema = inputFieldsOf(endpoint)['orderBy']
  return field !== null && schema && z.safeDecode(schema, field).success ? field : undefined
}
