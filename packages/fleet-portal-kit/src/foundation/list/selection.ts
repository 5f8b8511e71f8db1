import { useEffect, useState, useSyncExternalStore } from 'react'

type Entry<T> = readonly [id: string, item: T]

/**
 * The selected items of a list by their ids, on all pages. A change renders only the checkboxes and components that read the
 * selection, not the rows.
 */
export interface Selection<T> {
  read: () => ReadonlyMap<string, T>
  add: (entries: readonly Entry<T>[]) => void
  remove: (ids: readonly string[]) => void
  /** Sets the items on screen, in their order. Replaces those of them that are selected, after they were read again. */
  update: (entries: readonly Entry<T>[]) => void
  clear: () => void
  /** The items on screen, and the id of the last clicked checkbox. */
  readonly clicks: { listed: readonly Entry<T>[]; lastId?: string | undefined }
  subscribe: (listener: () => void) => () => void
}

/** The selection of a list, and which of its items can be selected: all if undefined. */
export interface RowSelection<T> {
  selection: Selection<T>
  canSelect: ((item: T) => boolean) | undefined
}

function createSelection<T>(): Selection<T> {
  let selected: ReadonlyMap<string, T> = new Map()
  const listeners = new Set<() => void>()
  const clicks: Selection<T>['clicks'] = { listed: [] }
  const change = (next: ReadonlyMap<string, T>) => {
    selected = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => selected,
    add: (entries) => change(new Map([...selected, ...entries])),
    remove: (ids) => change(new Map([...selected].filter(([id]) => !ids.includes(id)))),
    clicks,
    update(entries) {
      clicks.listed = entries
      const changed = entries.filter(([id, item]) => selected.has(id) && selected.get(id) !== item)
      if (changed.length > 0) change(new Map([...selected, ...changed]))
    },
    clear() {
      clicks.lastId = undefined
      if (selected.size > 0) change(new Map())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The selection of a list. It is cleared when the screen unmounts or when `scope`, such as the fleet or a filter, changes. */
export function useSelection<T>(scope: string): Selection<T> {
  const [selection] = useState<Selection<T>>(createSelection)
  useEffect(() => () => selection.clear(), [selection, scope])
  return selection
}

/** The selected items by their ids. */
export const useSelected = <T>({ subscribe, read }: Selection<T>): ReadonlyMap<string, T> =>
  useSyncExternalStore(subscribe, read, read)
