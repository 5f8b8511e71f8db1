import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { LineClamp } from './LineClamp.ts'
import { token } from '../../provider/appearance.ts'

/** The second line of a cell. */
const Small = styled(InlineText)`
  display: block;
  font-size: ${token('text-label')};
  font-weight: 400;
`

const OneLine = styled(LineClamp)`
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
`

interface StatusAndRemarksProps {
  item: { status: 'success' | 'voided'; remarks?: string | null | undefined }
  /** Behind long remarks, which are cut in a table: the way to all of them. Without it they are not cut. */
  more?: ReactNode
  words: { statuses: Readonly<Record<'success' | 'voided', string>>; noReason: string }
}

/** Whether a transaction counts, and what was remarked: the reason why, where it was voided. */
export function StatusAndRemarks({ item: { status, remarks }, more, words: t }: StatusAndRemarksProps) {
  const isVoided = status === 'voided'
  return (
    <InlineText>
      <Tag tone={isVoided ? 'neutral' : 'success'}>{t.statuses[status]}</Tag>
      {(remarks || isVoided) && (
        <Small $muted={!remarks}>
          {more && remarks ? <OneLine>{remarks}</OneLine> : remarks || t.noReason}
        </Small>
      )}
      {more}
    </InlineText>
  )
}
