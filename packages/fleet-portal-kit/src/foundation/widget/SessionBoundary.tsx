import { Suspense, type ReactNode } from 'react'
import { useSessionStatus } from '../data/useSession.ts'
import { lazyPart } from './lazyPart.ts'

const SessionEnded = lazyPart(() => import('./SessionEnded.tsx'), 'SessionEnded')

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
