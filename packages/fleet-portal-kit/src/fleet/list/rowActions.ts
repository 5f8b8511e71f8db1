import type { IconNode } from 'lucide'
import type { EndpointAccess, FleetAccess } from '../access/useAccess.ts'
import type { RowMenu } from '../../foundation/list/rowMenu.ts'
import type { FleetPortalDestination, NavigationAdapter } from '../../provider/navigation.ts'

/** An action on one item of a list. */
export interface RowAction<T> {
  key: string
  label: string | ((item: T) => string)
  icon?: IconNode
  /**
   * The requirements of its call or of its target page. Without access the action is hidden; on a deactivated fleet it
   * is disabled with the reason.
   */
  requires?: EndpointAccess
  /** Hides the action for items if it returns false. */
  when?: (item: T) => boolean
  /** Why the action is disabled for the item, if it is. */
  reason?: (item: T) => string | undefined
  danger?: boolean
  /** The key of the dialog that it opens: `edit` becomes `dialog=edit:17` in the URL. */
  opens?: string
  /** The page that it opens. The action is hidden if the host does not have that page. */
  to?: (item: T) => FleetPortalDestination
  run?: (item: T) => void
}

interface RowMenuContext<T> {
  access: FleetAccess
  navigation: NavigationAdapter
  openDialog: (dialog: string) => void
  idOf: (item: T) => string
}

/** Creates the menus of the items from the actions that the user has access to. */
export function rowMenu<T>(actions: readonly RowAction<T>[], context: RowMenuContext<T>): RowMenu<T> {
  const { access, navigation, openDialog, idOf } = context
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
