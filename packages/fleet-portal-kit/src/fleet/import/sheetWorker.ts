import type { SheetReport } from './collectRows.ts'
import { openSheet, type SheetEditor, type ExistingKey, type RowChange } from './openSheet.ts'
import type { FileError } from './readSheet.ts'
import type { RowBlock } from './rowBlocks.ts'
import type { SheetShape } from './sheetShape.ts'

export type WorkerRequest =
  | { kind: 'open'; file: Blob; shape: SheetShape }
  | { kind: 'edit'; id: number; index: number; columnIndex: number; value: string }
  | { kind: 'exclude'; id: number; indexes: readonly number[] }
  | { kind: 'addExisting'; id: number; keys: readonly ExistingKey[] }

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; fraction: number }
  | { kind: 'block'; block: RowBlock }
  /** The report has no blocks: they were posted before it, so that the page receives them during the read. */
  | { kind: 'opened'; report: SheetReport | FileError }
  | { kind: 'changed'; id: number; changes: RowChange[] }

/* The worker that openInSheetWorker.ts starts: reads, validates and edits one sheet outside of the page's thread. */

interface Scope {
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void
}
const scope = globalThis as unknown as Scope
const post = (message: WorkerMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer)
let editor: SheetEditor | undefined

async function open(file: Blob, shape: SheetShape) {
  const onProgress = (fraction: number) => post({ kind: 'progress', fraction })
  const onBlock = (block: RowBlock) => post({ kind: 'block', block })
  const opened = await openSheet(file, shape, { onProgress, onBlock }).catch(() => 'unreadable' as const)
  if (typeof opened === 'string') return post({ kind: 'opened', report: opened })
  editor = opened
  const { rowErrors, duplicates } = opened.report
  post({ kind: 'opened', report: { ...opened.report, blocks: [] } }, [rowErrors.buffer, duplicates.buffer])
}

function applyRequest(request: Exclude<WorkerRequest, { kind: 'open' }>): RowChange[] | undefined {
  switch (request.kind) {
    case 'edit':
      return editor?.edit(request.index, request.columnIndex, request.value)
    case 'exclude':
      return editor?.exclude(request.indexes)
    case 'addExisting':
      return editor?.addExisting(request.keys)
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'open') void open(data.file, data.shape)
  else post({ kind: 'changed', id: data.id, changes: applyRequest(data) ?? [] })
})
post({ kind: 'ready' })
