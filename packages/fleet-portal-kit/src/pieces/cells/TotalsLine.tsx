import { InlineText } from '../../foundation/ui/layout.ts'

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
  <InlineText>
    <InlineText $muted>{of}: </InlineText>
    <InlineText $strong>{parts.filter(Boolean).join(' · ')}</InlineText>
    {leftOut && <InlineText $muted> ({leftOut})</InlineText>}
  </InlineText>
)
