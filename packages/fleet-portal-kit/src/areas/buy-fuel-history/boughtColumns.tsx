import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import type { buyFuelHistoryMessages } from '../../locales/en/buyFuelHistory.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'

type Messages = typeof buyFuelHistoryMessages.defaults

export const boughtColumns = (
  t: Messages,
  { formatInstant, formatLitres, formatPesos, formatPrice }: Formats,
): ListColumn<BoughtFuel>[] => [
  {
    id: 'createdAt',
    header: t.created,
    isTitle: true,
    isUnbroken: true,
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: 'buyFuelId',
    header: t.referenceId,
    isWide: true,
    cell: ({ buyFuelId }) => (
      <CopyableText text={buyFuelId} name={t.referenceId}>
        <MonoText>{buyFuelId}</MonoText>
      </CopyableText>
    ),
  },
  {
    id: 'productCode',
    header: t.product,
    cell: ({ productCode }) => <ProductChip product={productCode} />,
  },
  {
    id: 'creditPrice',
    header: t.creditPrice,
    align: 'end',
    cell: ({ creditPrice }) => `${formatPrice(creditPrice)}/L`,
  },
  { id: 'literVolume', header: t.volume, align: 'end', cell: ({ literVolume }) => formatLitres(literVolume) },
  {
    id: 'totalCreditAmount',
    header: t.amount,
    align: 'end',
    cell: ({ totalCreditAmount }) => <InlineText $strong>{formatPesos(totalCreditAmount)}</InlineText>,
  },
]
