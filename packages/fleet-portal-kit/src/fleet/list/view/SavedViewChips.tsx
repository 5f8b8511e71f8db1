import { Check } from 'lucide'
import { styled } from 'styled-components'
import { useSearch } from '../../../foundation/list/useDialogAddress.ts'
import { HStack, InlineText } from '../../../foundation/ui/layout.ts'
import { ToggleChip } from '../../../foundation/ui/ToggleChip.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { appliedView, useSavedViews, withView } from './savedViews.ts'
import type { SavedViewListProps } from './SavedViewList.tsx'

/** A line of its own, so that the search field keeps its width. */
const Chips = styled(HStack)`
  flex-basis: 100%;
`

/** A button for each saved view of a list. A press applies the view, restores it after changes, or leaves it. */
export function SavedViewChips({ endpoint, hidden }: Omit<SavedViewListProps, 'onApply'>) {
  const t = useMessages(listViewMessages)
  const navigation = useNavigation()
  const { views } = useSavedViews(endpoint)
  const applied = appliedView(endpoint, useSearch(), hidden, views)
  if (views.length === 0) return null
  return (
    <Chips role="group" aria-label={t.savedViews} $wrap>
      <InlineText $muted aria-hidden>
        {t.savedViews}
      </InlineText>
      {views.map((view) => {
        const isApplied = view === applied?.view
        const isChanged = isApplied && applied.isChanged
        return (
          <ToggleChip
            key={view.name}
            aria-pressed={isChanged ? 'mixed' : isApplied}
            {...(isApplied && { icon: Check })}
            onClick={() =>
              navigation.setSearch(
                withView(endpoint, navigation.search(), isApplied && !isChanged ? undefined : view),
              )
            }
          >
            <InlineText>{isChanged ? t.changedView(view.name) : view.name}</InlineText>
          </ToggleChip>
        )
      })}
    </Chips>
  )
}
