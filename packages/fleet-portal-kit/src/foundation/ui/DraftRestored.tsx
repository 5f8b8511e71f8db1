import type { ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { ActionBanner } from './ActionBanner.tsx'
import { useFocusHandover } from './focus.ts'
import { Box } from './layout.ts'

interface LeftBehindProps {
  /** What came back, and from when. */
  children: ReactNode
  discard: () => void
}

/** Says that unsent work of an earlier page is back, and lets it be dropped. */
export function DraftRestored({ children, discard }: LeftBehindProps) {
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
