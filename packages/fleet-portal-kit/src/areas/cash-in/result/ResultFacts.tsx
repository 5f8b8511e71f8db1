import type { Cashin } from 'api-client/contract/cashin'
import { instant } from 'api-client/contract/days'
import { pesos } from 'api-client/contract/codecs'
import { centavos, type Centavos } from 'api-client/money'
import { CircleX, Clock } from 'lucide'
import { CopyButton } from '../../../foundation/ui/CopyButton.tsx'
import { DescriptionList, type DescriptionItem } from '../../../foundation/ui/DescriptionList.tsx'
import { formatPesos } from '../../../format/amounts.ts'
import { formatInstant } from '../../../format/days.ts'
import { HStack } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { MonoText } from '../../../pieces/cells/MonoText.tsx'
import { isThroughBank, useBankName } from '../../../pieces/payments/useBankName.ts'
import { useMessages } from '../../../provider/messages.ts'
import * as z from 'zod/mini'

/** Until when it can be paid, where the server says so beside what it must say. */
function payableUntil({ expiresAt }: Cashin): string | undefined {
  const read = z.safeParse(instant, expiresAt)
  return read.success ? read.data : undefined
}

/** What the payment costs on top, likewise. */
function feeOf({ fee }: Cashin): Centavos | undefined {
  const read = z.safeDecode(pesos, fee as number)
  return read.success ? read.data : undefined
}

/** A status as a word with a picture. One that nobody knows counts as failed. */
function StatusTag({ status }: { status: string }) {
  const { statuses } = useMessages(cashInMessages)
  if (status === 'success') return <Tag tone="success">{statuses.success}</Tag>
  if (status === 'pending')
    return (
      <Tag tone="warning" icon={Clock}>
        {statuses.pending}
      </Tag>
    )
  const known = status === 'expired' || status === 'voided' ? status : 'failed'
  return (
    <Tag tone="danger" icon={CircleX}>
      {statuses[known]}
    </Tag>
  )
}

/** What the server says of a cash-in. */
export function ResultFacts({ cashin }: { cashin: Cashin }) {
  const t = useMessages(cashInMessages)
  const { referenceNumber, amount, status, mode, cashinChannel } = cashin
  const bank = useBankName(cashin)
  const way = isThroughBank(cashin) ? bank : cashinChannel !== 'card' && mode
  const fee = feeOf(cashin)
  const toPay = status === 'pending' && fee ? centavos(amount + fee) : undefined
  const until = status === 'pending' ? payableUntil(cashin) : undefined
  const channel = t.channels[cashinChannel as keyof typeof t.channels] as string | undefined
  const items: DescriptionItem[] = [
    ...(referenceNumber
      ? [
          {
            name: t.referenceNumber,
            value: (
              <HStack $justify="end" $gap={1}>
                <MonoText isStrong>{referenceNumber}</MonoText>
                <CopyButton text={referenceNumber} name={t.referenceNumber} />
              </HStack>
            ),
          },
        ]
      : []),
    ...(channel ? [{ name: t.payWith, value: way ? `${channel}, ${way}` : channel }] : []),
    ...(toPay === undefined ? [] : [{ name: t.toPay, value: formatPesos(toPay), isStrong: true }]),
    { name: status === 'success' ? t.credited : t.amount, value: formatPesos(amount), isStrong: true },
    { name: t.status, value: <StatusTag status={status} /> },
    ...(until ? [{ name: t.payUntil, value: formatInstant(until) }] : []),
  ]
  return <DescriptionList items={items} />
}
