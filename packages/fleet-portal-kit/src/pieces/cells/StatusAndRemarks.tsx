import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { LineClamp } from './LineClamp.ts'
import { token } from '../../provider/appearance.ts'

/** The second line of a cell. */
const SecondLine = styled(InlineText)`
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
  /** A button for the full remarks. With it, the remarks are cut after one line. */
  more?: ReactNode
  messages: { statuses: Readonly<Record<'success' | 'voided', string>>; noReason: string }
}

/** The status of a transaction, and its remarks. The remarks of a voided transaction are the reason. */
export function StatusAndRemarks({ item: { status, remarks }, more, messages: t }: StatusAndRemarksProps) {
  const isVoided = status === 'voided'
  return (
    <InlineText>
      <Tag tone={isVoided ? 'neutral' : 'success'}>{t.statuses[status]}</Tag>
      {(remarks || isVoided) && (
        <SecondLine $muted={!remarks}>
          {more && remarks ? <OneLine>{remarks}</OneLine> : remarks || t.noReason}
        </SecondLine>
      )}
      {more}
    </InlineText>
  )
}
