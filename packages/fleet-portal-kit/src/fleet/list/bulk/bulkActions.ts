import type { ListEndpoint } from 'fleet-portal-api-client'
import type { IconNode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import type { RowSelection } from '../../../foundation/list/selection.ts'
import type { EndpointAccess, FleetAccess } from '../../access/useAccess.ts'

/** The sentences of an action on several items. */
export interface BulkMessages {
  /** The button: what the action does with how many items. */
  label: (count: number) => string
  /** What the action means, in the question before it. */
  body: string
  /** A number of items by their name: `4 drivers`. */
  items: (count: number) => string
  /** The other selected items by their name: `4 other selected drivers`. */
  others: (count: number) => string
  /** The state of an item after the action. */
  done: string
  /** How many items were changed, of how many. */
  result: (done: string, total: number) => string
}

/** Options of the call of one item. */
export interface ItemCallOptions {
  /** One key per item and intent. A repeated call with the same key takes effect once. */
  idempotencyKey: string
}

interface SelectionAction<T> {
  /** Names the action, so that the page can hide it. */
  key: string
  icon?: IconNode
  /** The requirements of its call. */
  requires: EndpointAccess
  /** Whether the action applies to an item. Other selected items stay as they are. */
  when: (item: T) => boolean
}

/** An action that changes several selected items. Each item is a call of its own, with a result of its own. */
export interface BulkChange<T> extends SelectionAction<T> {
  /** Changes one item. Rejects with ApiError. */
  run: (item: T, options: ItemCallOptions) => Promise<unknown>
  /** Reverts the change of one item. Without it the change is permanent. */
  undo?: (item: T, options: ItemCallOptions) => Promise<unknown>
  danger?: boolean
  /** What the action does with these items, in the question before it. */
  note?: (items: readonly T[]) => string | undefined
  /** What the user may not expect of the action with these items. */
  warning?: (items: readonly T[]) => string | undefined
  /** Shown for an item in the question. Default: as the list describes it. `index` is its place among the items. */
  describe?: (item: T, index: number) => ReactNode
  messages: BulkMessages
}

/** An action that takes all selected items elsewhere, such as to a dialog of its own or to another page. */
export interface BulkOpening<T> extends SelectionAction<T> {
  messages: Pick<BulkMessages, 'label'>
  open: (items: readonly T[]) => void | Promise<void>
}

/** An action on several selected items. */
export type BulkAction<T> = BulkChange<T> | BulkOpening<T>

/** What a list passes to the bar of its selected items. */
export interface SelectedItemsProps<T> extends RowSelection<T> {
  fleetId: string
  access: FleetAccess
  endpoint: ListEndpoint
  /** The input of the list, with its filters. */
  input: object
  /** The number of items on all pages. */
  total: number
  idOf: (item: T) => string
  nameOf: (item: T) => string
}

/** The actions on several items of a list. */
export interface BulkActions<T> {
  /** The keys of the actions. The list has checkboxes unless the page hides all of them. */
  keys: readonly string[]
  /** The requirements of the actions. Users without access, and users of a deactivated fleet, have no checkboxes. */
  requires: EndpointAccess
  /** Which items can be selected. Default: all. */
  canSelect?: (item: T) => boolean
  /** The bar of the selected items: a `SelectionBar` with the actions. Its code is loaded with the first selection. */
  Bar: ComponentType<SelectedItemsProps<T>>
}
