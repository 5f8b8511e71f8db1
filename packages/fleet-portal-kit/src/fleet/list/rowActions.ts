import type { IconNode } from 'lucide'
import type { EndpointAccess, FleetAccess } from '../access/useAccess.ts'
import type { RowMenu } from '../../foundation/list/rowMenu.ts'
import type { FleetPortalDestination, NavigationAdapter } from '../../provider/navigation.ts'

/** What can be done with one item of a list, as data. */
export interface RowAction<T> {
  key: string
  label: string | ((item: T) => string)
  icon?: IconNode
  /** The call behind it, or what the place that it leads to asks for: without access to it the action is hidden; on a deactivated fleet it says why not. */
  requires?: EndpointAccess
  /** Hidden for items of which this is false. */
  when?: (item: T) => boolean
  /** Why it cannot be done now, if so. */
  reason?: (item: T) => string | undefined
  danger?: boolean
  /** The dialog that it opens: `edit` becomes the address `edit:17`. */
  opens?: string
  /** The place that it leads to. Hidden where that cannot be reached. */
  to?: (item: T) => FleetPortalDestination
  run?: (item: T) => void
}

interface Surroundings<T> {
  access: FleetAccess
  navigation: NavigationAdapter
  openDialog: (dialog: string) => void
  idOf: (item: T) => string
}

/** The actions that the person may take, as menus of the items. */
export function rowMenu<T>(actions: readonly RowAction<T>[], around: Surroundings<T>): RowMenu<T> {
  const { access, navigation, openDialog, idOf } = around
  const allowed = actions.filter(({ requires }) => !requires || access.can(requires))
  const isOffered = ({ when, to }: RowAction<T>, item: T) =>
    (when?.(item) ?? true) && (!to || navigation.href(to(item)) !== undefined)
  return {
    has: (item) => allowed.some((action) => isOffered(action, item)),
    of: (item) =>
      allowed
        .filter((action) => isOffered(action, item))
        .map(({ key, label, icon, requires, reason, danger, opens, to, run }) => ({
          key,
          label: typeof label === 'function' ? label(item) : label,
          ...(icon && { icon }),
          danger,
          reason: (requires && access.blocked(requires)) ?? reason?.(item),
          run: () => {
            if (opens) openDialog(`${opens}:${idOf(item)}`)
            else if (to) navigation.navigate(to(item))
            else run?.(item)
          },
        })),
  }
}
