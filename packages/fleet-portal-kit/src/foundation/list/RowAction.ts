import type { LucideIcon } from 'lucide-react'
import type { Demand, FleetAccess } from '../data/useAccess.ts'
import type { MenuItem } from '../overlay/MenuPopup.tsx'
import type { Destination, NavigationAdapter } from '../../provider/navigation.ts'

/** What can be done with one item of a list, as data. */
export interface RowAction<T> {
  key: string
  label: string | ((item: T) => string)
  icon?: LucideIcon
  /** The call behind it, or what the place that it leads to asks for: without access to it the action is hidden; on a deactivated fleet it says why not. */
  needs?: Demand
  /** Hidden for items of which this is false. */
  when?: (item: T) => boolean
  /** Why it cannot be done now, if so. */
  reason?: (item: T) => string | undefined
  danger?: boolean
  /** The dialog that it opens: `edit` becomes the address `edit:17`. */
  opens?: string
  /** The place that it leads to. Hidden where that cannot be reached. */
  to?: (item: T) => Destination
  run?: (item: T) => void
}

interface Surroundings<T> {
  access: FleetAccess
  navigation: NavigationAdapter
  openDialog: (dialog: string) => void
  idOf: (item: T) => string
}

/** The menu of an item: the actions that the person may take on it. */
export function menuOf<T>(actions: readonly RowAction<T>[], item: T, around: Surroundings<T>): MenuItem[] {
  const { access, navigation, openDialog, idOf } = around
  return actions
    .filter(({ needs, when, to }) => {
      if (needs && !access.can(needs)) return false
      if (to && navigation.href(to(item)) === undefined) return false
      return when?.(item) ?? true
    })
    .map(({ key, label, icon, needs, reason, danger, opens, to, run }) => ({
      key,
      label: typeof label === 'function' ? label(item) : label,
      ...(icon && { icon }),
      danger,
      reason: (needs && access.blocked(needs)) ?? reason?.(item),
      run: () => {
        if (opens) openDialog(`${opens}:${idOf(item)}`)
        else if (to) navigation.navigate(to(item))
        else run?.(item)
      },
    }))
}
