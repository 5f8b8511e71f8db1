import { InlineText } from '../../foundation/ui/layout.ts'

interface TotalsLineProps {
  /** The label of the totals: the page, or all items. */
  of: string
  /** The totals as text. */
  parts: readonly (string | false)[]
  /** A note about items that the totals do not include. */
  leftOut: string | false
}

/** The totals below a list. */
export const TotalsLine = ({ of, parts, leftOut }: TotalsLineProps) => (
  <InlineText>
    <InlineText $muted>{of}: </InlineText>
    <InlineText $strong>{parts.filter(Boolean).join(' · ')}</InlineText>
    {leftOut && <InlineText $muted> ({leftOut})</InlineText>}
  </InlineText>
)
