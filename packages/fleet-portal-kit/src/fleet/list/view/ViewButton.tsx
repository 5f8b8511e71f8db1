import { SlidersHorizontal } from 'lucide'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { ViewPanelProps } from './ViewPanel.tsx'

const ViewPanel = lazyWithRetry(() => import('./ViewPanel.tsx'), 'ViewPanel')

const AtEnd = styled(Button)`
  margin-inline-start: auto;
`

/** Opens how a list is shown: its order, columns, density and saved views. */
export function ViewButton<T>(props: Omit<ViewPanelProps<T>, 'anchor' | 'onClose'>) {
  const t = useMessages(listViewMessages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <AtEnd
        className="fpk-view"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {t.view}
      </AtEnd>
      {anchor && (
        <Suspense>
          <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
