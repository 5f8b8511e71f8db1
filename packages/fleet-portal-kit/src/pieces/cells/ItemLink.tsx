import type { ReactNode } from 'react'
import { Link } from '../../foundation/ui/Link.tsx'
import type { AreaName } from '../../provider/navigation.ts'
import { useWidget } from '../../provider/widgetContext.ts'

/** The page of one item. */
export interface ItemPage {
  /** The area with a page for one item. */
  area: Extract<AreaName, 'driver' | 'vehicle' | 'fleet-card' | 'fuel-code'>
  /** The id of the item under its name, such as `driverId`. A host may have it in the path instead. */
  search: Readonly<Record<string, string>>
  /**
   * A text that finds the item in its list, because no call reads a single item by its id. It is not in the URL: a fuel code is a
   * secret.
   */
  state: { searchKey: string }
}

interface ItemLinkProps {
  /** Undefined if the user has no access to the page. */
  page: ItemPage | undefined
  children: ReactNode
}

/**
 * The name of an item, as a link to its own page. Plain text if the user or the host has no such page, or if the host takes over the
 * clicks on items.
 */
export function ItemLink({ page, children }: ItemLinkProps) {
  const { onRowClick } = useWidget().list
  if (onRowClick || !page) return children
  return (
    <Link to={page} fallback={children}>
      {children}
    </Link>
  )
}
