import { pageSizes } from 'fleet-portal-api-client'
import * as z from 'zod/mini'
import type { AnyEndpoint, EndpointInput } from 'fleet-portal-api-client'
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isRealDay, today } from '../../format/days.ts'
import type { FilterValue } from './filter.ts'
import { useDialogAddress, useSearch, type DialogAddress } from './useDialogAddress.ts'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { useNavigation, WidgetContext } from '../../provider/widgetContext.ts'

type Shape = Record<string, z.ZodMiniType>
type Values = Record<string, FilterValue>

const defaultPerPage = 10
/** What a page controls of the state of a list. */
export interface ListStateControls {
  /** The filters. Undefined if the list owns them. */
  filters?: object | undefined
  /** The filters before the user has changed any. */
  defaultFilters?: object | undefined
  onFiltersChange?: ((filters: object) => void) | undefined
  /** The page size before the user has changed it. */
  pageSize?: number | undefined
}

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
export function inputFromSearch(endpoint: AnyEndpoint, search: string): Values {
  const query = new URLSearchParams(search)
  const input: Values = {}
  for (const [key, schema] of Object.entries(inputFieldsOf(endpoint))) {
    const raw = query.get(key)
    if (raw === null) continue
    const value = z.safeDecode(schema, raw)
    if (value.success && value.data !== undefined) input[key] = value.data as FilterValue
  }
  if (isRange(input)) return input
  const { startDate: _start, endDate: _end, ...rest } = input
  return rest
}

/** Encodes values into a query string as the call would send them, except days, which stay plain. Keeps all other keys. */
export function searchFromInput(endpoint: AnyEndpoint, search: string, values: Values): string {
  const query = new URLSearchParams(search)
  const shape = inputFieldsOf(endpoint)
  for (const [key, value] of Object.entries(values)) {
    const schema = shape[key]
    const hasValue = value !== undefined && value !== '' && schema !== undefined
    const isDay = typeof value === 'string' && isRealDay(value)
    const encoded = !hasValue ? '' : isDay ? value : (z.encode(schema, value) as string)
    if (encoded === '') query.delete(key)
    else query.set(key, encoded)
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
  /** `replace` keeps the present page out of the history. */
  setPage: (page: number, options?: { replace?: boolean }) => void
  setPerPage: (perPage: number) => void
}

/**
 * The state of a list: the input of its call, stored in the query string, so that links, a reload and Back restore it.
 * `lockedInput` cannot be changed by the query string. `defaultInput` applies to fields that the query string does not
 * contain. The page of the host may control the filters, and set those that the list opens with. A list outside of widgets
 * passes its own controls and navigation.
 */
export function useListState<R extends AnyEndpoint>(
  endpoint: R,
  lockedInput: Partial<EndpointInput<R>>,
  defaultInput: Partial<EndpointInput<R>> = {},
  ownControls?: ListStateControls,
  own?: NavigationAdapter,
): ListState<R> {
  const navigation = useNavigation(own)
  const search = useSearch(own)
  const widget = useContext(WidgetContext)
  const controls = ownControls ?? (widget?.list as ListStateControls)
  const { pageSize = defaultPerPage } = controls
  const isControlled = controls.filters !== undefined
  const [isTouched, setTouched] = useState(false)
  const initialFilters = isTouched ? undefined : controls.defaultFilters
  const lockedJson = JSON.stringify(lockedInput)
  const defaultJson = JSON.stringify(defaultInput)
  const hostJson = JSON.stringify(controls.filters ?? initialFilters ?? {})
  const state = useMemo(() => {
    const {
      page = 1,
      perPage = pageSize,
      ...rest
    } = inputFromSearch(endpoint, search) as Values & {
      page?: number
      perPage?: number
    }
    const lockedValues = JSON.parse(lockedJson) as Values
    const ownsFilters = !isControlled && Object.keys(rest).length > 0
    const chosen = ownsFilters ? rest : (JSON.parse(hostJson) as Values)
    const filters = Object.fromEntries(Object.entries(chosen).filter(([key]) => !(key in lockedValues)))
    const paging = {
      page: Math.max(1, page),
      perPage: allowedPageSizes.includes(perPage) ? perPage : defaultPerPage,
    }
    const input = {
      ...(JSON.parse(defaultJson) as Values),
      ...lockedValues,
      ...filters,
      ...paging,
    }
    return { input, filters, ...paging }
  }, [endpoint, search, lockedJson, defaultJson, hostJson, isControlled, pageSize])

  const change = useCallback(
    (values: Values, replace = false) =>
      navigation.setSearch(searchFromInput(endpoint, navigation.search(), values), { replace }),
    [navigation, endpoint],
  )
  // The search box calls it later than it was rendered, so everything is read when it is called.
  const latest = useRef({ controls, isTouched })
  useLayoutEffect(() => {
    latest.current = { controls, isTouched }
  })
  const setFilters = useCallback(
    (values: Partial<EndpointInput<R>>) => {
      const { filters: controlled, defaultFilters, onFiltersChange } = latest.current.controls
      const { page: _page, perPage: _perPage, ...own } = inputFromSearch(endpoint, navigation.search())
      const showsDefaults = !latest.current.isTouched && Object.keys(own).length === 0
      const next = { ...(controlled ?? (showsDefaults ? defaultFilters : own)), ...values }
      if (!controlled) setTouched(true)
      change({ ...(!controlled && (next as Values)), page: undefined })
      // Without the removed filters.
      onFiltersChange?.(JSON.parse(JSON.stringify(next)) as object)
    },
    [change, endpoint, navigation],
  )
  // Other filters of the page are another list, so it begins at the first page.
  const knownJson = useRef(hostJson)
  useEffect(() => {
    if (isControlled && knownJson.current !== hostJson) change({ page: undefined }, true)
    knownJson.current = hostJson
  }, [change, hostJson, isControlled])
  const dialogs = useDialogAddress(undefined, own)
  return {
    ...(state as unknown as Pick<ListState<R>, 'input' | 'filters' | 'page' | 'perPage'>),
    ...dialogs,
    setFilters,
    setPage: useCallback(
      (page, { replace } = {}) => change({ page: page > 1 ? page : undefined }, replace),
      [change],
    ),
    setPerPage: useCallback(
      (perPage) => change({ perPage: perPage === pageSize ? undefined : perPage, page: undefined }),
      [change, pageSize],
    ),
  }
}
