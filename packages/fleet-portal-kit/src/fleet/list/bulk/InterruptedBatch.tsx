import type { ListEndpoint } from 'fleet-portal-api-client'
import { useBatchRecord } from '../../../foundation/data/useBatchRecord.ts'
import type { Selection } from '../../../foundation/list/selection.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack, Paragraph, VStack } from '../../../foundation/ui/layout.ts'
import { bulkMessages } from '../../../locales/en/bulk.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useDayFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import type { BulkProgress } from './bulkProgress.ts'
import { useReadPages } from './useReadPages.ts'

interface InterruptedBatchProps<T> {
  listName: string
  progress: BulkProgress
  /** When the batch was interrupted, in milliseconds. */
  at: number
  endpoint: ListEndpoint
  /** The input of the list, with its filters. */
  input: object
  idOf: (item: T) => string
  /** Undefined for a user without actions on several items. */
  selection: Selection<T> | undefined
}

/**
 * Says how many items were changed before a change of several items was interrupted, such as by the end of the session. Its button
 * selects the rest again, as the server has them now, so that no item is changed twice.
 */
export function InterruptedBatch<T>({
  listName,
  progress: { result, rest },
  at,
  endpoint,
  input,
  idOf,
  selection,
}: InterruptedBatchProps<T>) {
  const t = useMessages(bulkMessages)
  const ui = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const showToast = useToast()
  const record = useBatchRecord(listName)
  const { isReading, readPages } = useReadPages<T>(endpoint, input)
  const selectRest = async (target: Selection<T>) => {
    const missing = new Set(rest)
    const isComplete = await readPages((items) => {
      const found = items.filter((item) => missing.delete(idOf(item)))
      target.add(found.map((item) => [idOf(item), item]))
      return missing.size > 0
    })
    if (!isComplete) return
    if (missing.size === 0) record.remove()
    else showToast({ tone: 'info', text: t.notFound(missing.size) })
  }
  return (
    <VStack $gap={2}>
      <Paragraph>{rest.length > 0 ? t.interrupted(result, formatSince(at)) : result}</Paragraph>
      <HStack $wrap>
        {selection && rest.length > 0 && (
          <Button busy={isReading} onClick={() => void selectRest(selection)}>
            {t.selectRest(rest.length)}
          </Button>
        )}
        <Button variant="quiet" onClick={record.remove}>
          {ui.dismiss}
        </Button>
      </HStack>
    </VStack>
  )
}
