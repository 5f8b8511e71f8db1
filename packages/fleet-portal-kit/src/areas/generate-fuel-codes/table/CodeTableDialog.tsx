import { useMemo, useState } from 'react'
import { ImportDialog } from '../../../fleet/import/ImportDialog.tsx'
import type { FoundError, ImportColumn, ImportPlan } from '../../../fleet/import/importPlan.ts'
import { useFieldErrorMessage } from '../../../foundation/errors/useFieldErrorMessage.ts'
import { today } from '../../../format/days.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { codeTableMessages } from '../../../locales/en/codeTable.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { findBearers } from '../../../pieces/codes/findBearers.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { createNearNames } from './nearNames.ts'
import { cellsByColumn, codeColumns, isAnyBearer, readCodeRow, type CodeColumn } from './readCodeRow.ts'

type Messages = typeof codeTableMessages.defaults

/** Other titles of the columns, as spreadsheets of fleets have them. */
const aliases: Record<CodeColumn, readonly string[]> = {
  driver_or_plate: [
    'driver',
    'driver_name',
    'name',
    'full_name',
    'driver_id',
    'license_number',
    'driver/vehicle',
    'driver/plate',
    'driver_or_vehicle',
    'pangalan',
    'tsuper',
  ],
  product: ['fuel', 'fuel_type', 'product_code', 'product_type', 'produkto'],
  liters: ['litres', 'liter', 'litre', 'volume', 'liter_volume', 'qty', 'quantity', 'l', 'litro'],
  days: ['period', 'duration', 'duration_days', 'duration_in_days', 'number_of_days', 'validity', 'araw'],
  start_date: ['start', 'from', 'valid_from', 'first_day', 'date', 'simula'],
  end_date: ['end', 'to', 'until', 'valid_until', 'last_day', 'expiry', 'expiry_date', 'expires', 'hanggang'],
  plate_number: ['plate', 'plate_no', 'vehicle', 'vehicle_plate', 'unit', 'truck', 'sasakyan'],
  sms: ['send_sms', 'mobile', 'mobile_number', 'mobile_no', 'phone', 'delivery'],
}

const looseTitle = (title: string) => title.toLowerCase().replace(/\s+/g, '_')

/** The errors of rows are found by `readCodeRow`, so that each names its cell. Here a cell may have any text. */
const tableColumns = ({ headings, columns }: Messages): ImportColumn[] => {
  const headingOf: Record<CodeColumn, string> = {
    driver_or_plate: headings.bearer,
    product: headings.product,
    liters: headings.liters,
    days: headings.period,
    start_date: headings.period,
    end_date: headings.period,
    plate_number: headings.bearer,
    sms: headings.sms,
  }
  return codeColumns.map((title) => ({
    title,
    label: columns[title],
    // The dialog shows the labels, so a table may have them as titles.
    aliases: [...aliases[title], looseTitle(columns[title])],
    field: title,
    heading: headingOf[title],
    errorMessage: headingOf[title],
    rule: 'required',
    isOptional: true,
  }))
}

interface CodeTableDialogProps {
  fleetId: string
  /** Receives the codes of all rows that are right, in their order. */
  onAdd: (values: readonly CodeValues[]) => void
  onClose: () => void
}

/** Adds drafts from rows of a spreadsheet or a CSV file. Nothing is sent. */
export function CodeTableDialog({ fleetId, onAdd, onClose }: CodeTableDialogProps) {
  const t = useMessages(codeTableMessages)
  const { codes } = useMessages(generateMessages)
  const { productNames } = useMessages(uiMessages)
  const messageOf = useFieldErrorMessage('money')
  const { client } = usePortal()

  /** The values of the rows that are right, by their cells. Kept when the sentences change, because rows are not checked again then. */
  const [checkedValues] = useState(() => new Map<string, CodeValues>())
  const plan = useMemo((): ImportPlan => {
    const readRows = async (rows: readonly (readonly string[])[], signal: AbortSignal) => {
      const cells = rows.map(cellsByColumn)
      const texts = cells.map((row) => row.driver_or_plate).filter((text) => text && !isAnyBearer(text))
      const bearers = await findBearers(
        client,
        fleetId,
        { names: texts, plates: [...texts, ...cells.flatMap((row) => row.plate_number || [])] },
        { signal },
      )
      const { names, plates } = bearers
      const nearBearers = createNearNames([...names, ...plates])
      const nearPlates = createNearNames(plates)
      const context = { bearers, nearBearers, nearPlates, today: today(), t, productNames, messageOf }
      return rows.map((row) => readCodeRow(row, context))
    }
    return {
      title: t.tableTitle,
      templateName: 'fuel-codes.csv',
      columns: tableColumns(t),
      hints: Object.values(t.hints),
      isInAnyOrder: true,
      async checkRows(rows, signal) {
        const read = await readRows(rows, signal)
        return read.flatMap((one, row): FoundError[] => {
          if ('errors' in one) {
            return one.errors.map(({ column, message }) => ({
              row,
              columnIndex: codeColumns.indexOf(column),
              code: undefined,
              message,
            }))
          }
          checkedValues.set(JSON.stringify(rows[row]), one.values)
          return []
        })
      },
      adding: { submit: t.addToList, note: t.tableNote },
      countLabel: codes,
    }
  }, [client, fleetId, checkedValues, t, codes, productNames, messageOf])
  return (
    <ImportDialog
      plan={plan}
      fleetId={fleetId}
      send={({ rows }) => {
        // All rows were checked just before.
        onAdd(rows.flatMap((row) => checkedValues.get(JSON.stringify(row)) ?? []))
        return Promise.resolve({})
      }}
      onImported={onClose}
      onClose={onClose}
    />
  )
}
