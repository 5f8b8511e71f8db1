import { paymentChannels, type Cashin } from 'api-client/contract/cashin'
import type { ReactNode } from 'react'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { formatDay, formatInstantShort, formatTime } from '../../foundation/format/days.ts'
import type { Column } from '../../foundation/list/column.ts'
import { TwoLines } from '../../foundation/list/TwoLines.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { Inline } from '../../foundation/ui/layout.ts'
import type { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'
import { cardBrand } from '../../pieces/cardBrand.ts'
import { extraFields } from '../../pieces/cashinExtraFields.ts'
import { MonoText } from '../../pieces/MonoText.tsx'
import { isThroughBank, useBankName } from '../../pieces/useBankName.ts'
import { CashinStatusTag } from './CashinStatusTag.tsx'

type Words = typeof cashInHistoryMessages.defaults

const channelOf = (code: string | null | undefined, { channels }: Words) => {
  const known = paymentChannels.find((one) => one === code)
  return known ? channels[known] : code
}

/** A card is shown by brand and last digits, anything else as it is. */
export function modeText(mode: string): string {
  const [, written = '', digits = ''] = /^(.+) (\d{4})$/.exec(mode) ?? []
  const brand = cardBrand(written)
  return brand ? `${brand} •••• ${digits}` : mode
}

/** How a cash-in was paid: the bank by its name, a card by brand and digits. */
function Mode({ cashin }: { cashin: Cashin }) {
  const bank = useBankName(cashin, { isShort: true })
  return <>{isThroughBank(cashin) ? bank : cashin.mode && modeText(cashin.mode)}</>
}

const moment = (instant: string | null | undefined) =>
  instant && (
    <TwoLines isUnbroken detail={formatTime(instant)}>
      {formatDay(instant)}
    </TwoLines>
  )

const copied = (text: string, name: string, shown: ReactNode) => (
  <CopyableText text={text} name={`${name} ${text}`}>
    {shown}
  </CopyableText>
)

/** The columns of cash-in history. A payment that waits says until when. */
export const cashinColumns = (t: Words): Column<Cashin>[] => [
  { id: 'createdAt', header: t.created, isTitle: true, cell: ({ createdAt }) => moment(createdAt) },
  {
    id: 'referenceNumber',
    header: t.referenceNumber,
    cell: ({ referenceNumber, cashinId }) => (
      <TwoLines isUnbroken detail={copied(cashinId, t.cashInId, <MonoText isUnbroken>{cashinId}</MonoText>)}>
        {referenceNumber &&
          copied(referenceNumber, t.referenceNumber, <MonoText isUnbroken>{referenceNumber}</MonoText>)}
      </TwoLines>
    ),
  },
  { id: 'cashinChannel', header: t.channel, cell: ({ cashinChannel }) => channelOf(cashinChannel, t) },
  { id: 'mode', header: t.mode, isUnbroken: true, cell: (cashin) => <Mode cashin={cashin} /> },
  {
    id: 'amount',
    header: t.amount,
    align: 'end',
    cell: (item) => {
      const { fee } = extraFields(item)
      return (
        <TwoLines isUnbroken detail={fee ? t.fee(formatPesos(fee)) : undefined}>
          <Inline $strong>{formatPesos(item.amount)}</Inline>
        </TwoLines>
      )
    },
  },
  {
    id: 'status',
    header: t.status,
    cell: (item) => {
      const until = item.status === 'pending' && extraFields(item).expiresAt
      return (
        <TwoLines isUnbroken detail={until && t.payUntil(formatInstantShort(until))}>
          <CashinStatusTag status={item.status} words={t} />
        </TwoLines>
      )
    },
  },
  { id: 'fulfilledAt', header: t.fulfilled, cell: ({ fulfilledAt }) => moment(fulfilledAt) },
]
