import type { FuelCode } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { formatDay, today } from '../../foundation/format/days.ts'
import { Column, Inline } from '../../foundation/ui/layout.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { dueOf, type Due } from './fuelCodeFacts.ts'

/** Days before its end from which a code's end stands out. */
const soon = 3

const Small = styled(Inline)<{ $urgent: boolean }>`
  font-size: ${token('text-label')};
  color: ${({ $urgent }) => token($urgent ? 'color-warning' : 'color-muted')};
`

type Words = typeof fuelCodesMessages.defaults

function sentenceOf({ kind, days }: Due, t: Words): string {
  if (kind === 'starts') return days === 0 ? t.startsToday : t.startsIn(days)
  return days === 0 ? t.expiresToday : t.expiresIn(days)
}

/** The first and last day of a code, and how soon that is. */
export function PeriodCell({ code }: { code: FuelCode }) {
  const t = useMessages(fuelCodesMessages)
  const due = dueOf(code, today())
  return (
    <Column $gap={0}>
      <Inline $nowrap>
        {formatDay(code.startDate)} – {formatDay(code.endDate)}
      </Inline>
      {due && (
        <Small $nowrap $urgent={due.kind === 'expires' && due.days <= soon}>
          {sentenceOf(due, t)}
        </Small>
      )}
    </Column>
  )
}
