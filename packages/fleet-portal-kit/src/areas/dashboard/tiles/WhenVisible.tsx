import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Box } from '../../../foundation/ui/layout.ts'

/** How far below the window content starts to load. */
const margin = '200px'

/** Renders its children when the user scrolls near them. Until then it sends no calls. Browsers without observers render at once. */
export function WhenVisible({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isVisible || !frame.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true)
      },
      { rootMargin: margin },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isVisible])
  return isVisible ? children : <Box ref={frame} style={{ minHeight }} />
}
