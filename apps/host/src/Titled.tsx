import { useEffect, type ReactNode } from 'react'

/** A page with its name on the tab. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} – Fleet Portal`
    return () => {
      document.title = before
    }
  }, [title])
  return children
}
