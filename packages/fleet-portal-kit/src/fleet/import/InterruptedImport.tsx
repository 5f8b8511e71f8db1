import * as z from 'zod/mini'
import { useBatchRecord, useInterruptedBatch } from '../../foundation/data/useBatchRecord.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraph, VStack } from '../../foundation/ui/layout.ts'
import { importMessages } from '../../locales/en/imports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { importProgress } from './importProgress.ts'

/** Says how many rows were applied before an upload was interrupted, such as by the end of the session, and how to go on. */
export function InterruptedImport({ recordName }: { recordName: string }) {
  const t = useMessages(importMessages)
  const ui = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const record = useBatchRecord(recordName)
  const interrupted = useInterruptedBatch(recordName)
  const progress = z.safeParse(importProgress, interrupted?.value)
  if (!interrupted || !progress.success) return null
  const { file, total, applied, unanswered } = progress.data
  const rest = total - applied
  return (
    <Banner tone={rest > 0 ? 'warning' : 'success'}>
      <VStack $gap={1} $align="start">
        <Paragraph>
          {t.interrupted(file, formatSince(interrupted.at), applied, total)}
          {unanswered > 0 && ` ${t.unanswered(unanswered)}`}
          {rest > 0 && ` ${t.chooseAgain}`}
        </Paragraph>
        <Button variant="quiet" onClick={record.remove} style={{ marginInlineStart: -14 }}>
          {ui.dismiss}
        </Button>
      </VStack>
    </Banner>
  )
}
