import type { ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { ActionBanner } from './ActionBanner.tsx'
import { useFocusHandover } from './focus.ts'
import { Box } from './layout.ts'

interface DraftRestoredProps {
  /** Names the restored draft and its age. */
  children: ReactNode
  discard: () => void
}

/** A banner that says that a draft was restored, with a button that discards the draft. */
export function DraftRestored({ children, discard }: DraftRestoredProps) {
  const t = useMessages(uiMessages)
  const frame = useFocusHandover<HTMLDivElement>()
  return (
    <Box ref={frame}>
      <ActionBanner tone="info" label={t.discard} onAction={discard}>
        {children}
      </ActionBanner>
    </Box>
  )
}
