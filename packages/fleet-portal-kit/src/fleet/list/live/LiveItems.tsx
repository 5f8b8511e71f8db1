import { useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { LivePillProps } from './LivePill.tsx'
import { OptionalPart } from '../../../foundation/widget/OptionalPart.tsx'

const LivePill = lazyWithRetry(() => import('./LivePill.tsx'), 'LivePill')

interface LiveItemsProps extends LivePillProps {
  /** The live messages from before the list was read. */
  earlierMessages: readonly unknown[]
}

/** The pill of a list that counts again after live messages. Its code is loaded with the first message. */
export function LiveItems({ earlierMessages, ...props }: LiveItemsProps) {
  const { realtime } = usePortal()
  const messages = useSyncExternalStore(realtime.subscribe, realtime.messages, realtime.messages)
  if (messages === earlierMessages) return null
  return (
    <OptionalPart>
      <LivePill {...props} />
    </OptionalPart>
  )
}
