import { Table2 } from 'lucide'
import { useState } from 'react'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { useMessages } from '../../../provider/messages.ts'
import { exportedRows, rowsOnScreen } from './tableText.ts'
import { useCopyRows } from './useCopyRows.ts'
import type { ViewPanelProps } from './ViewPanel.tsx'
import { visibleColumns } from './useListLayout.ts'

type CopyTableButtonProps<T> = Pick<
  ViewPanelProps<T>,
  'endpoint' | 'access' | 'columns' | 'hidden' | 'answer' | 'anchor'
>

/** Copies the rows of the page for a spreadsheet: those of the export if the list has one, or the texts on screen. */
export function CopyTableButton<T>(props: CopyTableButtonProps<T>) {
  const { endpoint, access, columns, hidden, answer, anchor } = props
  const t = useMessages(listViewMessages)
  const copyRows = useCopyRows()
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    try {
      const ids = visibleColumns(columns, hidden).map(({ id }) => id)
      const rows =
        (await exportedRows({ endpoint, fleet: access.fleet, ids, answer })) ??
        rowsOnScreen(anchor.closest('.fpk-list'))
      await copyRows(rows)
    } finally {
      setBusy(false)
    }
  }
  return (
    <HStack>
      <Button icon={Table2} busy={isBusy} onClick={() => void copy()}>
        {t.copyTable}
      </Button>
    </HStack>
  )
}
