import { openSheet, type SheetEditor, type ExistingKey, type RowChange } from './openSheet.ts'
import type { PackedBlock } from './packedRows.ts'
import type { Unreadable } from './readSheet.ts'
import type { SheetShape } from './sheetShape.ts'
import type { SheetReport } from './takeRows.ts'

export type WorkerRequest =
  | { kind: 'open'; file: Blob; shape: SheetShape }
  | { kind: 'edit'; id: number; index: number; at: number; value: string }
  | { kind: 'leave'; id: number; indexes: readonly number[] }
  | { kind: 'hold'; id: number; held: readonly ExistingKey[] }

export type WorkerMessage =
  | { kind: 'awake' }
  | { kind: 'progress'; done: number }
  | { kind: 'block'; block: PackedBlock }
  /** The blocks of the report went ahead, so that the page takes them over while the rest is read. */
  | { kind: 'opened'; report: SheetReport | Unreadable | 'noRows' }
  | { kind: 'changed'; id: number; changes: RowChange[] }

/* The other side of sheetThread.ts: reads and judges a sheet, and what is edited of it, beside the page. */

interface Scope {
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void
}
const scope = globalThis as unknown as Scope
const tell = (message: WorkerMessage, given: Transferable[] = []) => scope.postMessage(message, given)
let desk: SheetEditor | undefined

async function open(file: Blob, shape: SheetShape) {
  const onProgress = (done: number) => tell({ kind: 'progress', done })
  const onBlock = (block: PackedBlock) => tell({ kind: 'block', block })
  const opened = await openSheet(file, shape, { onProgress, onBlock }).catch(() => 'unreadable' as const)
  if (typeof opened === 'string') return tell({ kind: 'opened', report: opened })
  desk = opened
  const { marks, twins } = opened.report
  tell({ kind: 'opened', report: { ...opened.report, blocks: [] } }, [marks.buffer, twins.buffer])
}

function changesBy(asked: Exclude<WorkerRequest, { kind: 'open' }>): RowChange[] | undefined {
  switch (asked.kind) {
    case 'edit':
      return desk?.edit(asked.index, asked.at, asked.value)
    case 'leave':
      return desk?.leave(asked.indexes)
    case 'hold':
      return desk?.hold(asked.held)
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'open') void open(data.file, data.shape)
  else tell({ kind: 'changed', id: data.id, changes: changesBy(data) ?? [] })
})
tell({ kind: 'awake' })
