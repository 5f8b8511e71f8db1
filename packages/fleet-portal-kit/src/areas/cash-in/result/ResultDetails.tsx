import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { CircleX, Clock } from 'lucide'
import { CopyButton } from '../../../foundation/ui/CopyButton.tsx'
import { DescriptionList, type DescriptionItem } from '../../../foundation/ui/DescriptionList.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { cashInChannelsMessages } from '../../../locales/en/cashInChannels.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { MonoText } from '../../../pieces/cells/MonoText.tsx'
import { modeText } from '../../../pieces/payments/cardBrand.ts'
import { extraFields } from '../../../pieces/payments/cashinExtraFields.ts'
import { isThroughBank, useBankName } from '../../../pieces/payments/useBankName.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

/** The tag of a cash-in status. An unknown status is shown as failed. */
function StatusTag({ status, isCancelled }: { status: string; isCancelled: boolean }) {
  const { statuses } = useMessages(cashInMessages)
  if (status === 'success') return <Tag tone="success">{statuses.success}</Tag>
  if (status === 'pending')
    return (
      <Tag tone="warning" icon={Clock}>
        {statuses.pending}
      </Tag>
    )
  const knownStatus = status === 'expired' || status === 'voided' ? status : 'failed'
  return (
    <Tag tone="danger" icon={CircleX}>
      {isCancelled ? statuses.cancelled : statuses[knownStatus]}
    </Tag>
  )
}

const referenceItem = (name: string, referenceNumber: string): DescriptionItem => ({
  name,
  value: (
    <HStack $justify="end" $gap={1}>
      <MonoText isStrong>{referenceNumber}</MonoText>
      <CopyButton text={referenceNumber} name={name} />
    </HStack>
  ),
})

interface KnownDetailsProps {
  referenceNumber: string | undefined
  amount: Centavos
}

/** What the page knows of a cash-in that it made, without reading it from the server. */
export function KnownDetails({ referenceNumber, amount }: KnownDetailsProps) {
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const reference = referenceNumber ? [referenceItem(t.referenceNumber, referenceNumber)] : []
  return (
    <DescriptionList items={[...reference, { name: t.amount, value: formatPesos(amount), isStrong: true }]} />
  )
}

interface ResultDetailsProps {
  cashin: Cashin
  /** The user has cancelled the payment, which the server knows as failed. */
  isCancelled?: boolean
}

/** The details of a cash-in, from the server. The amounts are in the order of the form. */
export function ResultDetails({ cashin, isCancelled = false }: ResultDetailsProps) {
  const t = useMessages(cashInMessages)
  const { names } = useMessages(cashInChannelsMessages)
  const { formatInstant, formatPesos } = useFormats()
  const { referenceNumber, amount, createdAt, status, mode, cashinChannel } = cashin
  const bank = useBankName(cashin)
  const channelDetail = isThroughBank(cashin) ? bank : mode && modeText(mode)
  const { fee, expiresAt } = extraFields(cashin)
  const total = fee === undefined ? amount : centavos(amount + fee)
  const amounts: Record<string, DescriptionItem[]> = {
    pending: [
      { name: t.amount, value: formatPesos(amount), isStrong: !fee },
      ...(fee === undefined ? [] : [{ name: t.fee, value: formatPesos(fee) }]),
      ...(fee ? [{ name: t.toPay, value: formatPesos(total), isStrong: true }] : []),
      ...(expiresAt ? [{ name: t.payUntil, value: formatInstant(expiresAt), isStrong: true }] : []),
    ],
    success: [
      ...(fee === undefined ? [] : [{ name: t.fee, value: formatPesos(fee) }]),
      ...(fee ? [{ name: t.paid, value: formatPesos(total) }] : []),
      { name: t.wasCredited, value: formatPesos(amount), isStrong: true },
    ],
  }
  const channel = names[cashinChannel as keyof typeof names] as string | undefined
  const items: DescriptionItem[] = [
    ...(referenceNumber ? [referenceItem(t.referenceNumber, referenceNumber)] : []),
    ...(channel ? [{ name: t.method, value: channelDetail ? `${channel}, ${channelDetail}` : channel }] : []),
    ...(amounts[status] ?? [{ name: t.amount, value: formatPesos(amount), isStrong: true }]),
    { name: t.status, value: <StatusTag status={status} isCancelled={isCancelled} /> },
    ...(createdAt ? [{ name: t.created, value: formatInstant(createdAt) }] : []),
  ]
  return <DescriptionList items={items} />
}
