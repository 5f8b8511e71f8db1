import { pageSizes } from 'api-client'
import * as z from 'zod/mini'
import type { AnyEndpoint, EndpointInput } from 'api-client'
import { useCallback, useMemo } from 'react'
import { isRealDay, today } from '../../format/days.ts'
import type { FilterValue } from './filter.ts'
import { useDialogAddress, useSearch, type DialogAddress } from './useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

type Shape = Record<string, z.ZodMiniType>
type Values = Record<string, FilterValue>

const defaultPerPage = 10
/** An address may ask for these and no others. */
const sizes: readonly number[] = pageSizes

/** The fields of a row's input. */
export function inputFieldsOf({ input }: AnyEndpoint): Shape {
  const { shape } = input as { shape?: Shape }
  return shape ?? {}
}
/** Whether two days make a range: both there, both real, in order, and none after today. */
function isRange({ startDate, endDate }: Values): boolean {
  const isReal = (day: FilterValue): day is string => typeof day === 'string' && isRealDay(day)
  return isReal(startDate) && isReal(endDate) && startDate <= endDate && endDate <= today()
}

/** Reads an input out of a query string by the row's own schema. What does not fit is dropped, key by key, days in pairs. */
export function inputFromSearch(endpoint: AnyEndpoint, search: string, prefix: string): Values {
  const query = new URLSearchParams(search)
  const input: Values = {}
  for (const [key, schema] of Object.entries(inputFieldsOf(endpoint))) {
    const raw = query.get(prefix + key)
    if (raw === null) continue
    const value = z.safeDecode(schema, raw)
    if (value.success && value.data !== undefined) input[key] = value.data as FilterValue
  }
  if (isRange(input)) return input
  const { startDate: _start, endDate: _end, ...rest } = input
  return rest
}

/** Writes values into a query string, as the call itself would send them but for days, which stay bare; other keys stay. */
export function searchFromInput(
  endpoint: AnyEndpoint,
  search: string,
  prefix: string,
  values: Values,
): string {
  const query = new URLSearchParams(search)
  const shape = inputFieldsOf(endpoint)
  for (const [key, value] of Object.entries(values)) {
    const schema = shape[key]
    const isGiven = value !== undefined && value !== '' && schema !== undefined
    const isDay = typeof value === 'string' && isRealDay(value)
    const wire = !isGiven ? '' : isDay ? value : (z.encode(schema, value) as string)
    if (wire === '') query.delete(prefix + key)
    else query.set(prefix + key, wire)
  }
  return query.toString()
}

export interface ListState<R extends AnyEndpoint> extends DialogAddress {
  /** The whole input of the call: what is fixed, the filters, page and page size. */
  input: EndpointInput<R>
  /** The filters that are on, without paging and what is fixed. */
  filters: Partial<EndpointInput<R>>
  page: number
  perPage: number
  /** Changes filters and goes to the first page. `undefined` takes one off. */
  setFilters: (change: Partial<EndpointInput<R>>) => void
  setPage: (page: number) => void
  setPerPage: (perPage: number) => void
}

/**
 * The state of a list is the input of its call, kept in the address: link, reload and Back restore it.
 * A `prefix` lets several lists live in one address. `unless` is sent where the address says nothing.
 */
export function useListState<R extends AnyEndpoint>(
  endpoint: R,
  fixed: Partial<EndpointInput<R>>,
  prefix = '',
  unless: Partial<EndpointInput<R>> = {},
): ListState<R> {
  const navigation = useNavigation()
  const search = useSearch()
  const fixedKey = JSON.stringify(fixed)
  const unlessKey = JSON.stringify(unless)
  const state = useMemo(() => {
    const {
      page = 1,
      perPage = defaultPerPage,
      ...rest
    } = inputFromSearch(endpoint, search, prefix) as Values & {
      page?: number
      perPage?: number
    }
    const fixedValues = JSON.parse(fixedKey) as Values
    const filters = Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in fixedValues)))
    const at = Math.max(1, page)
    const size = sizes.includes(perPage) ? perPage : defaultPerPage
    const input = {
      ...(JSON.parse(unlessKey) as Values),
      ...fixedValues,
      ...filters,
      page: at,
      perPage: size,
    }
    return { input, filters, page: at, perPage: size }
  }, [endpoint, search, prefix, fixedKey, unlessKey])

  const change = useCallback(
    (values: Values, replace = false) =>
      navigation.setSearch(searchFromInput(endpoint, navigation.search(), prefix, values), { replace }),
    [navigation, endpoint, prefix],
  )
  const dialogs = useDialogAddress(prefix)
  return {
    ...(state as unknown as Pick<ListState<R>, 'input' | 'filters' | 'page' | 'perPage'>),
    ...dialogs,
    setFilters: useCallback((values) => change({ ...values, page: undefined }), [change]),
    setPage: useCallback((page) => change({ page: page > 1 ? page : undefined }), [change]),
    setPerPage: useCallback(
      (perPage) => change({ perPage: perPage === defaultPerPage ? undefined : perPage, page: undefined }),
      [change],
    ),
  }
}
