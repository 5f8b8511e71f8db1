import { Suspense, type ReactNode } from 'react'
import { useSessionStatus } from '../data/useSession.ts'
import { lazyWithRetry } from './lazyWithRetry.ts'

const SessionEnded = lazyWithRetry(() => import('./SessionEnded.tsx'), 'SessionEnded')

/** Draws content of the signed-in user; without a session, a page that says so takes its place. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const status = useSessionStatus()
  if (status !== 'ended') return children
  return (
    <Suspense>
      <SessionEnded />
    </Suspense>
  )
}
