import type { ReactNode } from 'react'
import { Widget } from '../foundation/widget/Widget.tsx'

/** The frame that every public component has, around a part of one. */
export function InWidget({ children }: { children: ReactNode }) {
  return <Widget name="part">{children}</Widget>
}
