import { useCallback } from 'react'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { copyText } from '../../../foundation/outside/copyText.ts'
import { tabSeparated, type Rows } from './tableText.ts'

/** Returns a function that copies rows for a spreadsheet and shows a message. The first row is the header. */
export function useCopyRows() {
  const t = useMessages(listViewMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  return useCallback(
    async (rows: Rows) => {
      const isCopied = await copyText(tabSeparated(rows))
      showToast(
        isCopied
          ? { tone: 'success', text: t.rowsCopied(rows.length - 1) }
          : { tone: 'danger', text: ui.notCopied },
      )
    },
    [t, ui, showToast],
  )
}
