import { Suspense, type ReactNode } from 'react'
import { ContentBoundary } from './ContentBoundary.tsx'

interface OptionalPartProps {
  /** Shown until the code is loaded, and if it cannot be loaded. Default: nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/** Around a small part whose code is loaded when it is first shown. The page is usable without it: if it fails, the rest stays. */
export function OptionalPart({ fallback, children }: OptionalPartProps) {
  return (
    <ContentBoundary content={undefined} fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ContentBoundary>
  )
}
