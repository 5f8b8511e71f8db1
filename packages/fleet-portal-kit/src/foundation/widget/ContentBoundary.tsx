import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

interface ContentBoundaryProps {
  /** What is drawn. Another value is another attempt. */
  content: unknown
  /** In place of what cannot be drawn. Default nothing. */
  fallback?: ReactNode
  onError?: () => void
  children: ReactNode
}

/**
 * Around everything that the kit does not make itself: HTML and images of the server, parts of the host, maps of others.
 * What throws in it is replaced by the fallback. The page around it stays.
 */
export function ContentBoundary({ content, fallback, onError, children }: ContentBoundaryProps) {
  return (
    <Boundary fallback={<>{fallback}</>} resetKeys={[content]} {...(onError && { onError })}>
      {children}
    </Boundary>
  )
}
