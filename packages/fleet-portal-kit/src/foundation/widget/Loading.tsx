import type { ReactNode } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { ContentBoundary } from './ContentBoundary.tsx'

/** Content that is a placeholder while it loads. The host may replace the placeholder by its slot `Loading`. */
export function Loading({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const Custom = usePortal().slots.Loading
  if (!isLoading || !Custom) return children
  return (
    <ContentBoundary content={isLoading} fallback={children}>
      <Custom>{children}</Custom>
    </ContentBoundary>
  )
}
