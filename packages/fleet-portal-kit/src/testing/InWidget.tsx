import type { ReactNode } from 'react'
import { Widget } from '../foundation/widget/Widget.tsx'

/** Wraps an internal component in the widget that every public component renders. */
export function InWidget({ children }: { children: ReactNode }) {
  return <Widget name="part">{children}</Widget>
}
