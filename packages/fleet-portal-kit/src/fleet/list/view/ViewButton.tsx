import { SlidersHorizontal } from 'lucide'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { fingerOr, InlineText } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { ViewPanelProps } from './ViewPanel.tsx'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'
import { useHasSavedViews } from './useListLayout.ts'

const SavedViewChips = lazyWithRetry(() => import('./SavedViewChips.tsx'), 'SavedViewChips')
const ViewPanel = lazyWithRetry(() => import('./ViewPanel.tsx'), 'ViewPanel')

const AtEnd = styled(Button)`
  margin-inline-start: auto;
  @container (max-width: 640px) {
    width: ${token('control-height')};
    padding: 0;
    justify-content: center;
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** Opens how a list is shown: its order, columns, density and saved views. Saved views are applied with one press below it. */
export function ViewButton<T>(props: Omit<ViewPanelProps<T>, 'anchor' | 'onClose'>) {
  const t = useMessages(listViewMessages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasChips = useHasSavedViews(props.endpoint) && props.hasUrl
  return (
    <>
      <AtEnd
        className="fpk-view"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <InlineText>{t.view}</InlineText>
      </AtEnd>
      {hasChips && (
        <Suspense fallback={<Skeleton $width="100%" $height={fingerOr('28px')} />}>
          <SavedViewChips endpoint={props.endpoint} hidden={props.hidden} />
        </Suspense>
      )}
      {anchor && (
        <OverlayBoundary onClose={() => setAnchor(null)}>
          <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </OverlayBoundary>
      )}
    </>
  )
}
