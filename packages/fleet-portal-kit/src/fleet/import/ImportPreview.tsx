import { useState } from 'react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { space, token } from '../../provider/appearance.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, InlineText, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { ErrorList } from './ErrorList.tsx'
import type { ImportPlan } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import { NotesBanner } from './NotesBanner.tsx'
import { listSheetErrors } from './sheetErrors.ts'
import { sheetNotes } from './sheetNotes.ts'
import { filledColumns } from './usedColumns.ts'
import { RestartButton } from './RestartButton.tsx'
import type { ImportControl } from './useImport.ts'
import { useSheetVersion } from './useSheetVersion.ts'

const previewRows = 3

const Scroller = styled(Box)`
  overflow-x: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const Table = styled.table`
  ${reset}
  display: table;
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text-table')};
`

const TableSection = styled.tbody`
  ${reset}
  display: table-row-group;
`

const Row = styled.tr`
  ${reset}
  display: table-row;
`

const Cell = styled.td`
  ${reset}
  display: table-cell;
  padding: ${space(1.5)} ${space(3)};
  border-top: 1px solid ${token('color-border')};
  white-space: nowrap;
`

const Head = styled(Cell)`
  border-top: 0;
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
`

interface ImportPreviewProps {
  plan: ImportPlan
  sheet: ImportSheet
  control: ImportControl
}

/** The step before the upload: the number of rows, the automatic corrections, and the first rows of the file. */
export function ImportPreview({ plan, sheet, control }: ImportPreviewProps) {
  const t = useMessages(importMessages)
  useSheetVersion(sheet)
  const { count } = sheet.report
  const invalidCount = sheet.invalidRows().length
  const [shownColumns] = useState(() => [...filledColumns(sheet, plan.columns)].toSorted((a, b) => a - b))
  const first = Array.from({ length: Math.min(previewRows, count) }, (_, index) => ({
    number: sheet.rowNumberOf(index),
    cells: sheet.cellsOf(index),
  }))
  return (
    <>
      <Paragraph role="status">
        <InlineText $strong>{control.isPasted ? t.pastedRows(count) : sheet.name}</InlineText>:{' '}
        {plan.adding?.note(count) ?? (control.isPasted ? t.readyPasted : t.ready)(plan.countLabel(count))}
      </Paragraph>
      <NotesBanner notes={sheetNotes(sheet, plan.columns, t)} />
      <Scroller tabIndex={0} role="region" aria-label={t.preview}>
        <Table role="table" aria-label={t.preview}>
          <TableSection role="rowgroup">
            <Row role="row">
              {shownColumns.map((columnIndex) => (
                <Head key={columnIndex} as="th" role="columnheader" scope="col">
                  {plan.columns[columnIndex]?.label ?? plan.columns[columnIndex]?.title}
                </Head>
              ))}
            </Row>
            {first.map(({ number, cells }) => (
              <Row key={number} role="row">
                {shownColumns.map((columnIndex) => (
                  <Cell key={columnIndex} role="cell">
                    {cells[columnIndex]}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableSection>
        </Table>
      </Scroller>
      <Box role="status">
        {invalidCount > 0 && (
          <Paragraph style={{ paddingBottom: 8 }}>{t.invalidRows(invalidCount, count)}</Paragraph>
        )}
        {invalidCount > 0 && <ErrorList groups={control.groupErrors(listSheetErrors(sheet, plan.columns))} />}
      </Box>
      <DialogActions>
        {invalidCount === 0 && (
          <Button variant="quiet" onClick={control.openEditor}>
            {t.seeAll}
          </Button>
        )}
        <RestartButton control={control} />
        {invalidCount > 0 ? (
          <Button variant="primary" autoFocus onClick={control.openEditor}>
            {t.fixHere}
          </Button>
        ) : (
          <SendButton variant="primary" autoFocus onClick={control.upload}>
            {plan.adding?.submit(count) ?? t.upload}
          </SendButton>
        )}
      </DialogActions>
    </>
  )
}
