import { paymentChannels, type Cashin } from 'fleet-portal-api-client/contract/cashin'
import { styled } from 'styled-components'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { cashInChannelsMessages } from '../../locales/en/cashInChannels.ts'
import type { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'
import { CashinStatusTag } from '../../pieces/payments/CashinStatusTag.tsx'
import { modeText } from '../../pieces/payments/cardBrand.ts'
import { extraFields } from '../../pieces/payments/cashinExtraFields.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { isThroughBank, useBankName } from '../../pieces/payments/useBankName.ts'

type Messages = typeof cashInHistoryMessages.defaults

/** The name of a payment channel. An unknown code is shown as it is. */
function ChannelName({ code }: { code: string | null | undefined }) {
  const { names } = useMessages(cashInChannelsMessages)
  const known = paymentChannels.find((one) => one === code)
  return <>{known ? names[known] : code}</>
}

/** The payment mode of a cash-in: the name of the bank, or the brand and digits of the card. */
function Mode({ cashin }: { cashin: Cashin }) {
  const bank = useBankName(cashin, { isShort: true })
  return <>{isThroughBank(cashin) ? bank : cashin.mode && modeText(cashin.mode)}</>
}

const dateTimeCell = (instant: string | null | undefined, { formatDay, formatTime }: Formats) =>
  instant && (
    <TwoLineCell isUnbroken detail={formatTime(instant)}>
      {formatDay(instant)}
    </TwoLineCell>
  )

/** Not wider than its text and its button, so that the end of a narrow cell aligns it. */
const CopyableLine = styled(InlineText)`
  display: inline-flex;
  vertical-align: top;
  /* Closer to each other than to the lines of other rows. */
  :first-child > & {
    padding-top: ${space(1)};
  }
  [data-part='detail'] > & {
    padding-bottom: ${space(1)};
  }
`

/** A number that can be copied. A label tells the second number of a cell from the first. */
const copyable = (text: string, name: string, label?: string) => (
  <CopyableLine>
    <CopyableText text={text} name={`${name} ${text}`}>
      {label && `${label}\u00A0`}
      <MonoText isUnbroken>{text}</MonoText>
    </CopyableText>
  </CopyableLine>
)

/** The columns of the cash-in history. A pending payment shows its deadline. */
export const cashinColumns = (t: Messages, formats: Formats): ListColumn<Cashin>[] => [
  {
    id: 'createdAt',
    header: t.created,
    isTitle: true,
    cell: ({ createdAt }) => dateTimeCell(createdAt, formats),
  },
  {
    id: 'referenceNumber',
    header: t.referenceNumber,
    isWide: true,
    cell: ({ referenceNumber, cashinId }) => (
      <TwoLineCell isUnbroken detail={copyable(cashinId, t.cashInId, t.idLabel)}>
        {referenceNumber && copyable(referenceNumber, t.referenceNumber)}
      </TwoLineCell>
    ),
  },
  {
    id: 'cashinChannel',
    header: t.channel,
    // The longest English name has two lines.
    width: '112px',
    cell: ({ cashinChannel }) => <ChannelName code={cashinChannel} />,
  },
  {
    id: 'mode',
    header: t.mode,
    isUnbroken: true,
    cell: (cashin) => (isThroughBank(cashin) || cashin.mode) && <Mode cashin={cashin} />,
  },
  {
    id: 'amount',
    header: t.amount,
    align: 'end',
    cell: (item) => {
      const { fee } = extraFields(item)
      return (
        <TwoLineCell isUnbroken detail={fee ? t.fee(formats.formatPesos(fee)) : undefined}>
          <InlineText $strong>{formats.formatPesos(item.amount)}</InlineText>
        </TwoLineCell>
      )
    },
  },
  {
    id: 'status',
    header: t.status,
    cell: (item) => {
      const until = item.status === 'pending' && extraFields(item).expiresAt
      return (
        <TwoLineCell isUnbroken detail={until && t.payUntil(formats.formatInstantShort(until))}>
          <CashinStatusTag status={item.status} messages={t} />
        </TwoLineCell>
      )
    },
  },
  { id: 'fulfilledAt', header: t.fulfilled, cell: ({ fulfilledAt }) => dateTimeCell(fulfilledAt, formats) },
]
