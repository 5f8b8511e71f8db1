import type { FuelCode } from 'api-client/contract/fuelCodes'
import { formatDay, formatTime } from '../../foundation/format/days.ts'
import type { Column } from '../../foundation/list/column.ts'
import { Column as Stack, Inline } from '../../foundation/ui/layout.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { CodeBearers } from '../../pieces/CodeBearers.tsx'
import { fullName } from '../../pieces/PersonName.tsx'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { CodeCell } from './CodeCell.tsx'
import { CodeStatusTag } from './CodeStatusTag.tsx'
import { PeriodCell } from './PeriodCell.tsx'
import { VolumeCell } from './VolumeCell.tsx'

interface Words {
  t: typeof fuelCodesMessages.defaults
  codes: typeof codeMessages.defaults
}

/** Everything that a code says of itself but its id, with driver and vehicle in one column. */
export const fuelCodeColumns = ({ t, codes }: Words): Column<FuelCode>[] => {
  const yesNo = (value: boolean) => (value ? codes.yes : codes.no)
  return [
    {
      id: 'fuelCode',
      header: t.code,
      isTitle: true,
      width: '150px',
      cell: ({ fuelCode }) => <CodeCell code={fuelCode} />,
    },
    { id: 'status', header: t.status, cell: ({ status }) => <CodeStatusTag status={status} /> },
    {
      id: 'productCode',
      header: t.product,
      cell: ({ productCode }) => <ProductChip product={productCode} />,
    },
    { id: 'volume', header: t.volume, cell: (code) => <VolumeCell code={code} /> },
    {
      id: 'whom',
      header: t.whom,
      cell: ({ drivers, vehicles, fuelCodeType }) => (
        <CodeBearers
          type={fuelCodeType}
          drivers={drivers?.map(fullName) ?? []}
          vehicles={vehicles?.map(({ plateNumber }) => plateNumber) ?? []}
        />
      ),
    },
    { id: 'period', header: t.period, cell: (code) => <PeriodCell code={code} /> },
    {
      id: 'maxUsage',
      header: t.use,
      cell: ({ maxUsage }) => <Inline $nowrap>{maxUsage === 1 ? codes.oneTime : codes.multiUse}</Inline>,
    },
    { id: 'sendSms', header: t.sms, cell: ({ sendSms }) => yesNo(sendSms) },
    { id: 'autoRenew', header: t.renewsHeader, cell: ({ autoRenew }) => yesNo(autoRenew) },
    {
      id: 'createdAt',
      header: t.created,
      cell: ({ createdAt }) => (
        <Stack $gap={0}>
          <Inline $nowrap>{formatDay(createdAt)}</Inline>
          <Inline $nowrap $muted>
            {formatTime(createdAt)}
          </Inline>
        </Stack>
      ),
    },
  ]
}
