import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import type { BearerLinks } from '../../pieces/activity/useBearerLinks.tsx'
import { CodeBearers } from '../../pieces/cells/CodeBearers.tsx'
import { ItemLink } from '../../pieces/cells/ItemLink.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { CodeCell } from './CodeCell.tsx'
import { CodeStatusTag } from '../../pieces/cells/CodeStatusTag.tsx'
import { PeriodCell } from './PeriodCell.tsx'
import { VolumeCell } from './VolumeCell.tsx'

interface ColumnOptions {
  t: typeof fuelCodesMessages.defaults
  codes: typeof codeMessages.defaults
  formats: Formats
  links: BearerLinks
}

/** The columns of the code list: all fields but the id. Type, driver and vehicle share a column, and so do use, SMS and renewal. */
export const fuelCodeColumns = ({ t, codes, formats, links }: ColumnOptions): ListColumn<FuelCode>[] => {
  const optionsOf = ({ sendSms, autoRenew }: FuelCode) =>
    [sendSms && t.sms, autoRenew && t.autoRenew].filter(Boolean).join(' · ')
  return [
    {
      id: 'fuelCode',
      header: t.code,
      isTitle: true,
      width: '114px',
      cell: (code) => (
        <CodeCell
          code={code}
          wrap={(text) => (
            <ItemLink
              page={{
                area: 'fuel-code',
                search: { fuelCodeId: code.fuelCodeId },
                state: { searchKey: code.fuelCode },
              }}
            >
              {text}
            </ItemLink>
          )}
        />
      ),
    },
    { id: 'status', header: t.status, cell: ({ status }) => <CodeStatusTag status={status} /> },
    {
      id: 'productCode',
      header: t.product,
      cell: ({ productCode }) => <ProductChip product={productCode} />,
    },
    {
      id: 'volume',
      header: t.volume,
      orderBy: 'literVolume',
      cell: (code) => <VolumeCell code={code} />,
    },
    {
      id: 'bearers',
      header: t.bearers,
      // Usual names, plates and types have one line each in a table of 1,120 px.
      width: 'clamp(164px, calc(100cqi - 1004px), 200px)',
      cell: ({ drivers, vehicles, fuelCodeType }) => (
        <CodeBearers
          isCut
          type={fuelCodeType}
          drivers={drivers?.map(fullName) ?? []}
          vehicles={vehicles?.map(({ plateNumber }) => plateNumber) ?? []}
          driverLinks={drivers?.map(links.driverLink)}
          vehicleLinks={vehicles?.map(links.vehicleLink)}
        />
      ),
    },
    { id: 'period', header: t.period, orderBy: 'endDate', cell: (code) => <PeriodCell code={code} /> },
    {
      id: 'maxUsage',
      header: t.useAndOptions,
      cell: (code) => (
        <TwoLineCell isUnbroken detail={optionsOf(code)}>
          {code.maxUsage === 1 ? codes.oneTime : codes.multiUse}
        </TwoLineCell>
      ),
    },
    {
      id: 'createdAt',
      header: t.created,
      cell: ({ createdAt }) => (
        <TwoLineCell isUnbroken detail={formats.formatTime(createdAt)}>
          {formats.formatDay(createdAt)}
        </TwoLineCell>
      ),
    },
  ]
}
