import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { LivePillProps } from './LivePill.tsx'

const LivePill = lazyWithRetry(() => import('./LivePill.tsx'), 'LivePill')

/** The pill of a list that counts again after live messages. Its code is loaded with the first message. */
export function LiveItems(props: LivePillProps) {
  const { realtime } = usePortal()
  const [earlier] = useState(realtime.messages)
  const messages = useSyncExternalStore(realtime.subscribe, realtime.messages, realtime.messages)
  if (messages === earlier) return null
  return (
    <Suspense>
      <LivePill {...props} />
    </Suspense>
  )
}
