import { StateView } from '../../foundation/ui/StateView.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

interface EmptyListProps {
  detail: string
  /** Removes the filters. Undefined if no filter is on. */
  clear: (() => void) | undefined
  /** Only the search is to be removed: no filter is on. */
  isSearchOnly: boolean
  /** The button that fills the list, or leads to the page that has the items. Undefined if the user cannot. */
  next: { label: string; run: () => void } | undefined
}

/** Shown in place of a list without items. The host may replace it by its slot `Empty`. */
export function EmptyList({ detail, clear, isSearchOnly, next }: EmptyListProps) {
  const t = useMessages(uiMessages)
  const Custom = usePortal().slots.Empty
  const defaultView = (
    <StateView
      tone="empty"
      title={t.noResult}
      detail={detail}
      action={
        clear && !(isSearchOnly && next)
          ? { label: isSearchOnly ? t.clearSearch : t.clearAll, run: clear }
          : next
      }
    />
  )
  if (!Custom) return defaultView
  return (
    <ContentBoundary content={detail} fallback={defaultView}>
      <Custom title={t.noResult} clearFilters={clear} next={next}>
        {detail}
      </Custom>
    </ContentBoundary>
  )
}
