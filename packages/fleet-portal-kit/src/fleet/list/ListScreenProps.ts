import type { EndpointInput, EndpointOutput, ListEndpoint, ListItem } from 'fleet-portal-api-client'
import type { ReactNode } from 'react'
import type { ListColumn } from '../../foundation/list/column.ts'
import type { Filter } from '../../foundation/list/filter.ts'
import type { ListState } from '../../foundation/list/useListState.ts'
import type { FleetAccess } from '../access/useAccess.ts'
import type { BulkActions } from './bulk/bulkActions.ts'
import type { ListDialog } from './ListDialogs.tsx'
import type { ToolbarAction } from './ListTitle.tsx'
import type { RowAction } from './rowActions.ts'

/** What a list screen declares. */
export interface ListScreenProps<R extends ListEndpoint, T = ListItem<R>> {
  title: string
  /** Shown below the title. */
  description?: ReactNode
  endpoint: R
  fleetId: string
  /** Input that the user cannot change, in addition to the fleet. */
  lockedInput?: Partial<EndpointInput<R>>
  /** Input that applies until a filter replaces it. */
  defaultInput?: Partial<EndpointInput<R>>
  /** The state of the list, if the area reads it too. */
  state?: ListState<R>
  /** Sorts the items of a page. Default: the server's order. */
  sortItems?: (items: readonly T[]) => readonly T[]
  nameOf: (item: T) => string
  columns?: readonly ListColumn<T>[] | ((access: FleetAccess) => readonly ListColumn<T>[])
  /** Renders the items instead of a table. The items are undefined while they load. */
  renderItems?: (items: readonly T[] | undefined, state: ListState<R>) => ReactNode
  /** The filters. Those that name an item of the page get its items, which are none while they load. */
  filters?: readonly Filter[] | ((items: readonly T[]) => readonly Filter[])
  /** The label of the search box: the fields it searches. Without it the list has no search. */
  searchHint?: string
  /** Converts the typed text to the search key. Default: the typed text. */
  normalizeSearch?: (typed: string) => string
  /** Removes characters from the typed text. Default: keeps letters, digits and spaces. */
  sanitizeSearch?: (text: string) => string
  actions?: readonly RowAction<T>[]
  /** The key of the action that a click on a row runs. */
  rowAction?: string
  toolbar?: readonly ToolbarAction[]
  dialogs?: Readonly<Record<string, (dialog: ListDialog<T>) => ReactNode>>
  /** The message for an empty list without filters. */
  emptyDetail: string
  /** The button of an empty list. It runs the primary action of the toolbar, and is shown to users with access to it. */
  emptyNext?: string
  /** Another button of an empty list or search: it leads to the page that the fleet uses instead. */
  emptyAction?: { label: string; run: () => void } | undefined
  /** Rendered in the title row, before the export button and the buttons of the toolbar. */
  headerActions?: ReactNode
  /** The toast text of an export whose file is not ready at once. An endpoint with a `report` has an export button. */
  exportAnnouncement?: ReactNode
  /** The label of the button that shows items which others have added. Without it the list does not count again after live messages. */
  showNew?: (count: number) => string
  /** Lets users select items and change them at once. */
  bulkActions?: BulkActions<T>
  /** Rendered below the table, for example totals. `isAll` is true if the page has all found items. */
  summary?: (
    items: readonly T[],
    access: FleetAccess,
    isAll: boolean,
    answer: EndpointOutput<R> | undefined,
  ) => ReactNode
}
