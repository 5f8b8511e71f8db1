import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { Printer, Table2 } from 'lucide'
import { useState } from 'react'
import { exportedRows } from '../../../fleet/list/view/tableText.ts'
import { useCopyRows } from '../../../fleet/list/view/useCopyRows.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { paperMessages } from '../../../locales/en/paper.ts'
import { PrintFrame } from '../../../pieces/print/PrintFrame.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { codesPaperStyles, GeneratedCodesPaper } from './GeneratedCodesPaper.tsx'

/** The columns of My Fuel Codes that new codes have values for. */
const columns = ['fuelCode', 'productCode', 'volume', 'bearers', 'period', 'maxUsage']

interface GeneratedCodesActionsProps {
  codes: readonly FuelCode[]
  fleet: Fleet | undefined
}

/** The buttons that copy the generated codes for a spreadsheet, as an export has them, and print them as a list. */
export function GeneratedCodesActions({ codes, fleet }: GeneratedCodesActionsProps) {
  const t = useMessages(generateMessages)
  const { copyTable } = useMessages(listViewMessages)
  const paper = useMessages(paperMessages)
  const { formatInstant } = useFormats()
  const copyRows = useCopyRows()
  const [printedAt, setPrintedAt] = useState<number>()
  const copy = async () => {
    const answer = { fuelCodes: codes, count: codes.length }
    const rows = await exportedRows({ endpoint: listFuelCodes, fleet, ids: columns, answer })
    if (rows) await copyRows(rows)
  }
  return (
    <HStack $wrap>
      <Button icon={Table2} onClick={() => void copy()}>
        {copyTable}
      </Button>
      <Button variant="primary" icon={Printer} onClick={() => setPrintedAt(Date.now())}>
        {paper.print}
      </Button>
      {printedAt !== undefined && (
        <PrintFrame
          key={printedAt}
          title={t.madeLabel}
          styles={codesPaperStyles}
          onPrinted={() => setPrintedAt(undefined)}
        >
          <GeneratedCodesPaper
            codes={codes}
            fleet={fleet?.businessName}
            madeAt={paper.madeAt(formatInstant(new Date(printedAt).toISOString()))}
          />
        </PrintFrame>
      )}
    </HStack>
  )
}
