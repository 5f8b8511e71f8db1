import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { SelectBox, type Selection } from '../../foundation/list/selection.tsx'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { CodeBearers } from '../../pieces/cells/CodeBearers.tsx'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { CodeCell } from './CodeCell.tsx'
import { CodeStatusTag } from './CodeStatusTag.tsx'
import { isDeactivatable } from './fuelCodeFacts.ts'
import { PeriodCell } from './PeriodCell.tsx'
import { VolumeCell } from './VolumeCell.tsx'

interface ColumnOptions {
  t: typeof fuelCodesMessages.defaults
  codes: typeof codeMessages.defaults
  formats: Formats
  /** The selection of codes to deactivate. Undefined hides the checkboxes. */
  selection: Selection | undefined
}

/** The columns of the code list: all fields but the id. Type, driver and vehicle share a column, and so do use, SMS and renewal. */
export const fuelCodeColumns = ({ t, codes, formats, selection }: ColumnOptions): ListColumn<FuelCode>[] => {
  const optionsOf = ({ sendSms, autoRenew }: FuelCode) =>
    [sendSms && t.sms, autoRenew && t.autoRenew].filter(Boolean).join(' · ')
  return [
    {
      id: 'fuelCode',
      header: t.code,
      isTitle: true,
      width: selection ? '170px' : '150px',
      cell: (code) =>
        selection ? (
          <HStack $gap={1}>
            <SelectBox
              selection={selection}
              id={code.fuelCodeId}
              name={t.select(inGroups(code.fuelCode))}
              canSelect={isDeactivatable(code)}
            />
            <CodeCell code={code.fuelCode} />
          </HStack>
        ) : (
          <CodeCell code={code.fuelCode} />
        ),
    },
    { id: 'status', header: t.status, cell: ({ status }) => <CodeStatusTag status={status} /> },
    {
      id: 'productCode',
      header: t.product,
      cell: ({ productCode }) => <ProductChip product={productCode} />,
    },
    { id: 'volume', header: t.volume, cell: (code) => <VolumeCell code={code} /> },
    {
      id: 'bearers',
      header: t.bearers,
      width: '176px',
      cell: ({ drivers, vehicles, fuelCodeType }) => (
        <CodeBearers
          isCut
          type={fuelCodeType}
          drivers={drivers?.map(fullName) ?? []}
          vehicles={vehicles?.map(({ plateNumber }) => plateNumber) ?? []}
        />
      ),
    },
    { id: 'period', header: t.period, cell: (code) => <PeriodCell code={code} /> },
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
