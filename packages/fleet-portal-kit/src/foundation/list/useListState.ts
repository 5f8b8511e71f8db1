import { pageSizes } from 'fleet-portal-api-client'
import * as z from 'zod/mini'
import type { AnyEndpoint, EndpointInput } from 'fleet-portal-api-client'
import { useCallback, useMemo } from 'react'
import { isRealDay, today } from '../../format/days.ts'
import type { FilterValue } from './filter.ts'
import { useDialogAddress, useSearch, type DialogAddress } from './useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

type Shape = Record<string, z.ZodMiniType>
type Values = Record<string, FilterValue>

const defaultPerPage = 10
/** The page sizes that a URL may contain. */
const allowedPageSizes: readonly number[] = pageSizes

/** The input fields of an endpoint. */
export function inputFieldsOf({ input }: AnyEndpoint): Shape {
  const { shape } = input as { shape?: Shape }
  return shape ?? {}
}
/** Whether two days are a valid range: both exist in the calendar, in order, and not after today. */
function isRange({ startDate, endDate }: Values): boolean {
  const isReal = (day: FilterValue): day is string => typeof day === 'string' && isRealDay(day)
  return isReal(startDate) && isReal(endDate) && startDate <= endDate && endDate <= today()
}

/** Decodes an input from a query string by the schema of the endpoint. Ignores each invalid value, and both days of an invalid range. */
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

/** Encodes values into a query string as the call would send them, except days, which stay plain. Keeps all other keys. */
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
    const hasValue = value !== undefined && value !== '' && schema !== undefined
    const isDay = typeof value === 'string' && isRealDay(value)
    const encoded = !hasValue ? '' : isDay ? value : (z.encode(schema, value) as string)
    if (encoded === '') query.delete(prefix + key)
    else query.set(prefix + key, encoded)
  }
  return query.toString()
}

export interface ListState<R extends AnyEndpoint> extends DialogAddress {
  /** The complete input of the call: the locked input, the filters, the page and the page size. */
  input: EndpointInput<R>
  /** The active filters, without paging and the locked input. */
  filters: Partial<EndpointInput<R>>
  page: number
  perPage: number
  /** Changes filters and returns to the first page. `undefined` removes a filter. */
  setFilters: (change: Partial<EndpointInput<R>>) => void
  setPage: (page: number) => void
  setPerPage: (perPage: number) => void
}

/**
 * The state of a list: the input of its call, stored in the query string, so that links, a reload and Back restore it. With
 * a `prefix` several lists can share one query string. `lockedInput` cannot be changed by the query string. `defaultInput` applies
 * to fields that the query string does not contain.
 */
export function useListState<R extends AnyEndpoint>(
  endpoint: R,
  lockedInput: Partial<EndpointInput<R>>,
  prefix = '',
  defaultInput: Partial<EndpointInput<R>> = {},
): ListState<R> {
  const navigation = useNavigation()
  const search = useSearch()
  const lockedJson = JSON.stringify(lockedInput)
  const defaultJson = JSON.stringify(defaultInput)
  const state = useMemo(() => {
    const {
      page = 1,
      perPage = defaultPerPage,
      ...rest
    } = inputFromSearch(endpoint, search, prefix) as Values & {
      page?: number
      perPage?: number
    }
    const lockedValues = JSON.parse(lockedJson) as Values
    const filters = Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in lockedValues)))
    const validPage = Math.max(1, page)
    const validPerPage = allowedPageSizes.includes(perPage) ? perPage : defaultPerPage
    const input = {
      ...(JSON.parse(defaultJson) as Values),
      ...lockedValues,
      ...filters,
      page: validPage,
      perPage: validPerPage,
    }
    return { input, filters, page: validPage, perPage: validPerPage }
  }, [endpoint, search, prefix, lockedJson, defaultJson])

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
