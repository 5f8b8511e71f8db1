import { Inline } from '../foundation/ui/layout.ts'

interface TotalsLineProps {
  /** What is summed up: a page, or all of it. */
  of: string
  /** The sums. */
  parts: readonly (string | false)[]
  /** What the sums leave out. */
  leftOut: string | false
}

/** The sums below a list. */
export const TotalsLine = ({ of, parts, leftOut }: TotalsLineProps) => (
  <Inline>
    <Inline $muted>{of}: </Inline>
    <Inline $strong>{parts.filter(Boolean).join(' · ')}</Inline>
    {leftOut && <Inline $muted> ({leftOut})</Inline>}
  </Inline>
)
