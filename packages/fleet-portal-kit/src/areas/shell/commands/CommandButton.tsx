import { useIsFetching } from '@tanstack/react-query'
import { Search } from 'lucide'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { buttonShape, IconButton } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { usePreload } from '../../../foundation/widget/usePreload.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import type { Viewer } from '../../../pieces/navigation/portalMap.ts'
import { radius, space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { AccountAction } from '../account/useAccountActions.tsx'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const fetchCommandBar = () => import('./CommandBar.tsx')
const CommandBar = lazyWithRetry(fetchCommandBar, 'CommandBar')

const Field = styled.button`
  ${buttonShape}
  justify-content: flex-start;
  width: auto;
  min-width: 240px;
  max-width: 340px;
  padding: 0 ${space(2)};
  border-color: ${token('color-border-input')};
  color: ${token('color-muted')};
  font-weight: inherit;
  &:hover {
    background: ${token('color-sunken')};
  }
`

/** Shortened in a language with longer words. */
const Text = styled(InlineText)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Keys = styled(InlineText)`
  flex: none;
  margin-inline-start: auto;
  padding: 0 ${space(1)};
  border: 1px solid ${token('color-border')};
  border-radius: ${radius(0.5)};
  font-size: ${token('text-label')};
`

const keys = 'Control+K'
const isApple = () => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')

interface CommandButtonProps {
  fleetId: string
  access: FleetAccess
  viewer: Viewer
  accountActions: readonly AccountAction[]
  isCompact: boolean
}

/** Opens the command bar. Its code is loaded when the page has its data, so that no key is lost between Ctrl+K and the bar. */
export function CommandButton({ isCompact, ...bar }: CommandButtonProps) {
  const t = useMessages(shellMessages)
  const { queryClient } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isLoadingData = useIsFetching(undefined, queryClient) > 0
  usePreload(fetchCommandBar, !isLoadingData)
  const handlers = {
    onClick: () => setOpen(true),
    onPointerEnter: () => void fetchCommandBar().catch(() => undefined),
  }
  return (
    <>
      {isCompact ? (
        <IconButton icon={Search} label={t.search} aria-keyshortcuts={keys} {...handlers} />
      ) : (
        <Field type="button" aria-keyshortcuts={keys} {...handlers}>
          <Icon of={Search} />
          <Text>{t.search}</Text>
          <Keys aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</Keys>
        </Field>
      )}
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <CommandBar {...bar} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  )
}
