import type { AreaName, FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** An item of a list, as other pages name it and link to it. */
export interface ItemEntry {
  label: string
  /** Whether the label is hidden when the user hides codes and numbers. */
  isPrivate?: boolean
  /** Tells items with the same label apart. */
  detail?: string | undefined
  /** The item's own page, or the list of an item without one. */
  to: FleetPortalDestination
  /** The list that has the item, for hosts without a page for one item. */
  list: AreaName
  /** A text that finds the item in its list. */
  searchKey: string
  /** A text that finds it there and may be in a URL. Default: `searchKey`. */
  publicSearchKey?: string
}

export const itemKeyOf = ({ to }: ItemEntry): string => `${to.area} ${JSON.stringify(to.search)}`

/** Returns where an item is opened: on its own page or, if the host has none, in its list. */
export function useItemDestination(): (entry: ItemEntry) => FleetPortalDestination {
  const navigation = useNavigation()
  return ({ to, list, searchKey, publicSearchKey = searchKey }) => {
    // The search key is not in the URL: a fuel code is a secret.
    const page = { ...to, state: { searchKey } }
    if (navigation.href(page) !== undefined) return page
    return { area: list, search: { searchKey: publicSearchKey } }
  }
}
