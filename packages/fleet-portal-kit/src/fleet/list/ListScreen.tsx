import { itemIdOf, type EndpointInput, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useNumberFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { callHost } from '../../provider/hostCalls.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation, useWidget } from '../../provider/widgetContext.ts'
import { useRetryFailed } from '../../foundation/data/useRead.ts'
import { StaleDataBanner } from '../../foundation/errors/StaleDataBanner.tsx'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../access/RefusedState.tsx'
import { focusFirst } from '../../foundation/ui/focus.ts'
import { Card, Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { useBulkActions } from './bulk/useBulkActions.tsx'
import { controlledActions, controlledColumns } from './controlledList.ts'
import { DataTable } from '../../foundation/list/DataTable.tsx'
import { isOn, without, type Filter, type FilterValues } from '../../foundation/list/filter.ts'
import { FilterChips, Filters } from '../../foundation/list/Filters.tsx'
import { ListFrame, ListSummary, ListToolbar } from '../../foundation/list/frame.ts'
import { ListTitle, runToolbarAction } from './ListTitle.tsx'
import { Loading } from '../../foundation/widget/Loading.tsx'
import { rowMenu } from './rowActions.ts'
import { SearchBox } from '../../foundation/list/SearchBox.tsx'
import type { ListScreenProps } from './ListScreenProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { Sort } from '../../foundation/list/sorting.ts'
import { useList } from './useList.ts'
import { densityStyle, useDensity, useHiddenColumns, visibleColumns } from './view/useListLayout.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const fetchParts = () => import('./listOnDemand.ts')
const EmptyList = lazyWithRetry(fetchParts, 'EmptyList')
const ListDialogs = lazyWithRetry(fetchParts, 'ListDialogs')
const ListNotices = lazyWithRetry(fetchParts, 'ListNotices')
const Pagination = lazyWithRetry(fetchParts, 'Pagination')
const SortButton = lazyWithRetry(fetchParts, 'SortButton')
const ViewButton = lazyWithRetry(fetchParts, 'ViewButton')
const ExportButton = lazyWithRetry(() => import('../export/ExportButton.tsx'), 'ExportButton')

const none: readonly never[] = []

/**
 * A declarative list screen. It owns the URL, the call, the table, paging and all states: loading, empty, nothing found,
 * failed, no access. A screen passes data and never renders these states itself.
 */
export function ListScreen<R extends ListEndpoint, T extends ListItem<R> & object>(
  props: ListScreenProps<R, T>,
) {
  const {
    title,
    description,
    endpoint,
    fleetId,
    lockedInput,
    defaultInput,
    sortItems,
    nameOf,
    searchHint,
    emptyDetail,
    emptyNext,
    emptyAction,
    dialogs,
    actions: ownActions = none,
    toolbar: ownToolbar = none,
    rowAction,
    normalizeSearch,
  } = props
  const controls = useWidget().list
  const isHidden = (part: string) => controls.hide?.includes(part) ?? false
  const toolbar = ownToolbar.filter(({ key }) => !isHidden(key))
  const actions = useMemo(() => controlledActions(ownActions, controls), [ownActions, controls])
  const t = useMessages(uiMessages)
  const { formatCount } = useNumberFormats()
  const navigation = useNavigation()
  const { realtime } = usePortal()
  // From before the first read. Later ones may be about items that the read did not find.
  const [earlierMessages] = useState(realtime.messages)
  const { access, state, status, result, answer, isPastEnd, changePage, refetchItems } = useList<R, T>({
    endpoint,
    fleetId,
    lockedInput,
    defaultInput,
    sortItems,
    state: props.state,
  })
  const { input, openDialog, closeDialog, setFilters, page, perPage } = state
  const { filters: ownFilters = none } = props
  const allFilters = useMemo(
    () => (typeof ownFilters === 'function' ? ownFilters(result?.items ?? none) : ownFilters),
    [ownFilters, result],
  )
  const filters: readonly Filter[] = isHidden('filters') ? none : allFilters
  const retryFailed = useRetryFailed()
  const idOf = useCallback((item: T) => itemIdOf(endpoint, item), [endpoint])
  const values = state.filters as FilterValues
  const tools = useRef<HTMLDivElement>(null)

  const { columns = none, renderItems } = props
  const columnsOfUser = useMemo(
    () => controlledColumns(typeof columns === 'function' ? columns(access) : columns, controls),
    [columns, access, controls],
  )
  const hidden = useHiddenColumns(endpoint)
  const shown = useMemo(() => visibleColumns(columnsOfUser, hidden), [columnsOfUser, hidden])
  const density = useDensity()
  const menu = useMemo(
    () => rowMenu(actions, { access, navigation, openDialog, idOf }),
    [actions, access, navigation, openDialog, idOf],
  )
  const { onRowClick } = controls
  const open = useCallback(
    (item: T) => {
      if (onRowClick) return callHost(() => onRowClick(item as never))
      const entry = menu.of(item).find(({ key }) => key === rowAction)
      if (entry && !entry.reason) entry.run()
    },
    [menu, rowAction, onRowClick],
  )
  const change = useCallback(
    (next: FilterValues) => setFilters(next as Partial<EndpointInput<R>>),
    [setFilters],
  )
  const { orderBy, order } = input as Sort
  const sorting = useMemo(
    () => ({ endpoint, orderBy, order, onChange: change, Header: SortButton }),
    [endpoint, orderBy, order, change],
  )
  const search = useCallback((text: string) => change({ searchKey: text || undefined }), [change])

  const { rowSelection, bar } = useBulkActions<T>({
    declaration: props.bulkActions,
    hide: controls.hide,
    items: result?.items,
    total: result?.count ?? 0,
    input: input as object,
    fleetId,
    access,
    endpoint,
    idOf,
    nameOf,
  })

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (status === 'refused') return <RefusedState area={title} endpoint={endpoint} access={access} />

  const isAll = !answer.isPlaceholderData && result?.items.length === result?.count
  const hasFilters = filters.some((filter) => isOn(filter, values))
  const isFiltered = hasFilters || Boolean(values['searchKey'])
  const clear = () => {
    // The clicked button is removed with the filters, so the focus needs a new place.
    focusFirst(tools.current)
    change(Object.assign({ searchKey: undefined }, ...filters.map(without)) as Record<string, undefined>)
  }
  const openFilters = () => {
    const button = tools.current?.querySelector<HTMLElement>('.fpk-filters')
    button?.click()
    return button != null
  }
  const hasFailed = status === 'failed'
  // A part that the page has hidden cannot be opened by a URL either.
  const dialogName = state.dialog?.split(':')[0]
  const opensDialog = ({ opens }: { opens?: string }) => opens === dialogName
  const opensHiddenPart =
    [...ownActions, ...ownToolbar].some(opensDialog) && ![...actions, ...toolbar].some(opensDialog)
  const firstStep = toolbar.find(
    ({ variant, requires }) =>
      variant === 'primary' && (!requires || (access.can(requires) && !access.blocked(requires))),
  )
  const content = () => {
    if (hasFailed) return <FailedState error={answer.error} retry={retryFailed} />
    if (result && result.items.length === 0 && !isPastEnd) {
      return (
        <EmptyList
          detail={hasFilters ? t.noResultDetail : isFiltered ? t.noSearchResultDetail : emptyDetail}
          clear={isFiltered ? clear : undefined}
          isSearchOnly={!hasFilters}
          next={
            isFiltered || !emptyNext || !firstStep
              ? emptyAction
              : { label: emptyNext, run: () => runToolbarAction(firstStep, openDialog) }
          }
        />
      )
    }
    return shownItems(result)
  }
  /** The items, or their skeletons. */
  const shownItems = (read: typeof result) => {
    if (renderItems) return renderItems(read?.items, state)
    const table = (
      <DataTable
        label={title}
        columns={shown}
        items={read?.items ?? none}
        idOf={idOf}
        nameOf={nameOf}
        menu={actions.length > 0 ? menu : undefined}
        onOpen={onRowClick || (rowAction && !isHidden(rowAction)) ? open : undefined}
        rowSelection={rowSelection}
        sorting={sorting}
        style={densityStyle(density)}
        skeletons={read ? 0 : perPage}
        isStale={answer.isPlaceholderData}
      />
    )
    return <Loading isLoading={!read}>{table}</Loading>
  }
  const pages = (read: typeof result) => (
    <Suspense fallback={<div style={{ minHeight: 52 }} />}>
      <Pagination
        page={page}
        perPage={perPage}
        total={read?.count}
        isMinimum={read?.countIsMinimum}
        isStale={answer.isPlaceholderData}
        onPage={changePage}
        onPerPage={state.setPerPage}
        formatCount={formatCount}
        readAt={answer.dataUpdatedAt}
        onRefresh={refetchItems}
      />
    </Suspense>
  )
  return (
    <ListFrame $gap={4} className="fpk-list">
      <ListTitle {...{ title, toolbar, access, openDialog }}>
        {props.headerActions}
        {endpoint.report && access.isReady && !isHidden('export') && (
          <Suspense fallback={<Skeleton $width="96px" $height="36px" />}>
            <ExportButton
              access={access}
              input={input as Readonly<Record<string, unknown>>}
              report={endpoint.report}
              announcement={props.exportAnnouncement}
              chooseDates={openFilters}
            />
          </Suspense>
        )}
      </ListTitle>
      {typeof description === 'string' ? <Paragraph $muted>{description}</Paragraph> : description}
      <Card>
        <ListToolbar ref={tools} className="fpk-toolbar" $wrap>
          {searchHint && !isHidden('search') && (
            <SearchBox
              value={String(values['searchKey'] ?? '')}
              hint={searchHint}
              normalize={normalizeSearch}
              onSearch={search}
              {...(props.sanitizeSearch && { clean: props.sanitizeSearch })}
            />
          )}
          <Filters filters={filters} values={values} onChange={change} />
          {access.isReady && !isHidden('view') && (
            <Suspense>
              <ViewButton
                columns={columnsOfUser}
                answer={answer.data}
                isExportHidden={isHidden('export')}
                hasUrl={controls.filters === undefined}
                {...{ endpoint, access, hidden, sorting }}
              />
            </Suspense>
          )}
          <FilterChips filters={filters} values={values} onChange={change} />
        </ListToolbar>
        <StaleDataBanner read={answer} />
        <Suspense>
          <ListNotices
            input={input as object}
            showNew={props.showNew}
            onChange={change}
            {...{ endpoint, fleetId, idOf, rowSelection, answer, earlierMessages }}
          />
        </Suspense>
        {/* The skeletons stay until the code of an empty list is there, so that the list changes its height once. */}
        <Suspense
          fallback={
            <>
              {shownItems(undefined)}
              {pages(undefined)}
            </>
          }
        >
          {content()}
          {!hasFailed && bar}
          {props.summary && result?.items.length !== 0 && !hasFailed && (
            <ListSummary>
              {result ? props.summary(result.items, access, isAll, answer.data) : <Skeleton $width="200px" />}
            </ListSummary>
          )}
          {result?.count !== 0 && !hasFailed && pages(result)}
        </Suspense>
      </Card>
      {state.dialog !== undefined && !opensHiddenPart && (
        <OverlayBoundary onClose={closeDialog}>
          <ListDialogs
            dialog={state.dialog}
            items={result?.items}
            onClose={closeDialog}
            refetch={refetchItems}
            {...{ dialogs, actions, toolbar, access, idOf }}
          />
        </OverlayBoundary>
      )}
    </ListFrame>
  )
}
