import { Suspense, type ReactNode } from 'react'
import { useSessionStatus } from '../data/useSession.ts'
import { lazyWithRetry } from './lazyWithRetry.ts'
import { MissingContent } from './MissingContent.tsx'

const SessionEnded = lazyWithRetry(() => import('./SessionEnded.tsx'), 'SessionEnded')

/** Renders the content of the signed-in user. Without a session it shows that the session has ended. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  if (status !== 'ended') return children
  return (
    <>
      <MissingContent />
      <Suspense>
        <SessionEnded />
      </Suspense>
    </>
  )
}
