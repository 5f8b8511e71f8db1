import { styled } from 'styled-components'
import { Inline } from '../foundation/ui/layout.ts'
import { Tag } from '../foundation/ui/Tag.tsx'
import { token } from '../provider/appearance.ts'

/** The second line of a cell. */
const Small = styled(Inline)`
  display: block;
  font-size: ${token('text-label')};
  font-weight: 400;
`

interface StatusAndRemarksProps {
  item: { status: 'success' | 'voided'; remarks?: string | null | undefined }
  words: { statuses: Readonly<Record<'success' | 'voided', string>>; noReason: string }
}

/** Whether a transaction counts, and what was remarked: the reason why, where it was voided. */
export function StatusAndRemarks({ item: { status, remarks }, words: t }: StatusAndRemarksProps) {
  const isVoided = status === 'voided'
  return (
    <Inline>
      <Tag tone={isVoided ? 'neutral' : 'success'}>{t.statuses[status]}</Tag>
      {(remarks || isVoided) && <Small $muted={!remarks}>{remarks || t.noReason}</Small>}
    </Inline>
  )
}
