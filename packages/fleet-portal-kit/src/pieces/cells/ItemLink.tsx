import type { ReactNode } from 'react'
import { Link } from '../../foundation/ui/Link.tsx'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation, useWidget } from '../../provider/widgetContext.ts'
import { itemDestination, type ItemArea } from './itemDestination.ts'

interface ItemLinkProps {
  area: ItemArea
  /** The id of the item. */
  id: string
  /** A text that finds the item in its list, so that its page reads one call. */
  searchKey: string
  children: ReactNode
}

/** The name of an item, as a link to its own page. Plain text if the host has no such page, or takes over the clicks on items. */
export function ItemLink({ area, id, searchKey, children }: ItemLinkProps) {
  const navigation = useNavigation()
  const { onRowClick } = useWidget().list
  const to: FleetPortalDestination = itemDestination(area, id, searchKey)
  return onRowClick || navigation.href(to) === undefined ? <>{children}</> : <Link to={to}>{children}</Link>
}
