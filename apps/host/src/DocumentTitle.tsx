import { useEffect, type ReactNode } from 'react'

/** Sets the title of the browser tab while a page is shown. */
export function DocumentTitle({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return children
}
