import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

interface ContentBoundaryProps {
  /** The content that the children render. A new value resets the boundary. */
  content: unknown
  /** Shown after an error. Default: nothing. */
  fallback?: ReactNode
  onError?: () => void
  children: ReactNode
}

/**
 * An error boundary around content that is not the kit's own: HTML and images from the server, components of the host, maps.
 * After an error in it the fallback is shown, and the rest of the page stays.
 */
export function ContentBoundary({ content, fallback, onError, children }: ContentBoundaryProps) {
  return (
    <Boundary fallback={<>{fallback}</>} resetKeys={[content]} {...(onError && { onError })}>
      {children}
    </Boundary>
  )
}
