import type { Redemption } from 'api-client/contract/activity'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusRing, Inline, reset } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import type { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { Struck } from '../../pieces/Struck.tsx'
import { isDrum, VehicleKind } from '../../pieces/VehicleKind.tsx'
import { token } from '../../provider/appearance.ts'

type Words = typeof redemptionsMessages.defaults

/** A name that narrows the list to itself when it is pressed. */
export const Press = styled.button`
  ${reset}
  display: -webkit-inline-box;
  vertical-align: bottom;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Two lines fit the height of a row. */
  line-height: 18px;
  text-align: inherit;
  border-radius: 4px;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${token('color-accent')};
    text-decoration: underline;
  }
`

/** The second line of a cell. */
const Small = styled(Inline)`
  display: block;
  font-size: ${token('text-label')};
  font-weight: 400;
`

/** Figures and names of a voided redemption are struck. */
export const live = (cell: (item: Redemption) => ReactNode) => (item: Redemption) => {
  const content = cell(item)
  return item.status === 'voided' && content ? <Struck>{content}</Struck> : content
}

/** What the fuel went into, with a picture. */
export const Container = ({ dispensedTo, words }: { dispensedTo: string; words: Words['containers'] }) => (
  <VehicleKind kind={dispensedTo}>{words[isDrum(dispensedTo) ? 'drum container' : 'vehicle']}</VehicleKind>
)

/** Whether it counts, and what was remarked: the reason why, where it was voided. */
export function StatusAndRemarks({
  item: { status, remarks },
  words: t,
}: {
  item: Redemption
  words: Words
}) {
  const isVoided = status === 'voided'
  return (
    <Inline>
      <Tag tone={isVoided ? 'neutral' : 'success'}>{t.statuses[status]}</Tag>
      {(remarks || isVoided) && <Small $muted={!remarks}>{remarks || t.noReason}</Small>}
    </Inline>
  )
}
