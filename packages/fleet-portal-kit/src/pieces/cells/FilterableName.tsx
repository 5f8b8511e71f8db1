import { ListFilter } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../../foundation/overlay/Tooltip.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { InlineIconButton } from '../../foundation/ui/InlineIconButton.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'
import { useNavigation, useWidget } from '../../provider/widgetContext.ts'
import { FilterLink } from './FilterLink.ts'
import { ItemLink, type ItemPage } from './ItemLink.tsx'
import { lineClamp } from './LineClamp.ts'

/** The button stays beside the name, which has two lines in a table. With a mouse, only the row under the pointer shows its buttons. */
const NameAndButton = styled(HStack)`
  gap: ${space(0.5)};
  @media (hover: hover) {
    & > button {
      opacity: 0;
    }
    tr:hover & > button,
    &:focus-within > button {
      opacity: 1;
    }
  }
  & > a {
    ${lineClamp}
  }
  /* As large as a finger, it covers neither the link before it nor a button after it. */
  @container (max-width: 640px) {
    & > button {
      margin-inline: -2px 0;
    }
  }
`

interface FilterableNameProps {
  /** The label of the filter, such as "Filter by ABC1234". */
  filterLabel: string
  onFilter: () => void
  /** The item's own page. Undefined if the row has no id of the item, or the user has no access to the page. */
  page: ItemPage | undefined
  /** The code in the label, which is hidden while the user hides codes and numbers. */
  secret?: string
  children: ReactNode
}

/**
 * The name of an item that filters the list. It leads to the item's own page and has a small button that filters. Without such a
 * page, or in a widget whose host takes over the clicks on items, the name itself filters.
 */
export function FilterableName({ filterLabel, onFilter, page, secret, children }: FilterableNameProps) {
  const navigation = useNavigation()
  const { onRowClick } = useWidget().list
  const hasLink = page !== undefined && !onRowClick && navigation.href(page) !== undefined
  if (!hasLink) {
    const link = (
      <FilterLink
        type="button"
        {...(secret ? { 'aria-description': filterLabel } : { title: filterLabel })}
        onClick={onFilter}
      >
        {children}
      </FilterLink>
    )
    return secret ? (
      <Tooltip text={filterLabel} secret={secret}>
        {link}
      </Tooltip>
    ) : (
      link
    )
  }
  return (
    <NameAndButton as="span">
      <ItemLink page={page}>{children}</ItemLink>
      <Tooltip text={filterLabel} secret={secret}>
        <InlineIconButton aria-label={filterLabel} onClick={onFilter}>
          <Icon of={ListFilter} />
        </InlineIconButton>
      </Tooltip>
    </NameAndButton>
  )
}
