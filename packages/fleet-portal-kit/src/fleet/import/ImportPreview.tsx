import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { space, token } from '../../provider/appearance.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, InlineText, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { FaultList } from './FaultList.tsx'
import type { ImportPlan } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import { NotesBanner } from './NotesBanner.tsx'
import { sheetFaults } from './sheetFaults.ts'
import { sheetNotes } from './sheetNotes.ts'
import type { ImportControl } from './useImport.ts'
import { useSheet } from './useSheet.ts'

const shown = 3

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

const Part = styled.tbody`
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
  font-weight: 600;
  color: ${token('color-muted')};
`

interface ImportPreviewProps {
  plan: ImportPlan
  sheet: ImportSheet
  control: ImportControl
}

/** A file that is about to be sent: how much is in it, what was put right, and its first rows. */
export function ImportPreview({ plan, sheet, control }: ImportPreviewProps) {
  const t = useMessages(importMessages)
  useSheet(sheet)
  const { count } = sheet.report
  const bad = sheet.badRows().length
  const titles = plan.columns.map(({ title }) => title)
  const first = Array.from({ length: Math.min(shown, count) }, (_, index) => ({
    number: sheet.numberOf(index),
    cells: sheet.cellsOf(index),
  }))
  return (
    <>
      <Paragraph role="status">
        <InlineText $strong>{sheet.name}</InlineText>: {t.ready(plan.counted(count))}
      </Paragraph>
      <NotesBanner notes={sheetNotes(sheet, plan.columns, t)} />
      <Scroller tabIndex={0} role="region" aria-label={t.preview}>
        <Table role="table" aria-label={t.preview}>
          <Part role="rowgroup">
            <Row role="row">
              {titles.map((title) => (
                <Head key={title} as="th" role="columnheader" scope="col">
                  {title}
                </Head>
              ))}
            </Row>
            {first.map(({ number, cells }) => (
              <Row key={number} role="row">
                {titles.map((title, at) => (
                  <Cell key={title} role="cell">
                    {cells[at]}
                  </Cell>
                ))}
              </Row>
            ))}
          </Part>
        </Table>
      </Scroller>
      <Box role="status">
        {bad > 0 && <Paragraph style={{ paddingBottom: 8 }}>{t.faultyRows(bad, count)}</Paragraph>}
        {bad > 0 && <FaultList groups={control.groupsOf(sheetFaults(sheet, plan.columns))} />}
      </Box>
      <DialogActions>
        {bad === 0 && (
          <Button variant="quiet" onClick={control.fix}>
            {t.seeAll}
          </Button>
        )}
        <Button onClick={control.restart}>{t.chooseAnother}</Button>
        <Button variant="primary" autoFocus onClick={bad > 0 ? control.fix : control.upload}>
          {bad > 0 ? t.fixHere : t.upload}
        </Button>
      </DialogActions>
    </>
  )
}
