import type { SheetEditor, ExistingKey, RowChange } from './openSheet.ts'
import type { PackedBlock } from './packedRows.ts'
import type { Unreadable } from './readSheet.ts'
import type { SheetShape } from './sheetShape.ts'
import type { SheetReport } from './takeRows.ts'
import type { WorkerRequest, WorkerMessage } from './sheetWorker.ts'

/** A sheet that is open somewhere else: in a worker, or in slices on the page's own thread. */
export interface OpenSheetEditor {
  report: SheetReport
  edit: (index: number, at: number, value: string) => Promise<RowChange[]>
  leave: (indexes: readonly number[]) => Promise<RowChange[]>
  hold: (held: readonly ExistingKey[]) => Promise<RowChange[]>
  close: () => void
}

interface Course {
  /** Gives the reading up. */
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** How long a worker may take to wake, and how long the page's thread is held at a time, in milliseconds. */
const patience = 4000
const hold = 12

export interface SheetWorker {
  /** A worker that answers, or nothing where a page's policy, bundler or browser has none for us, or it was closed. */
  awake: Promise<Worker | undefined>
  close: () => void
}

/** Wakes a worker for one file; a while before the file is there, where one is awaited. */
export function warmUpSheetWorker(): SheetWorker {
  let worker: Worker
  try {
    worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  } catch {
    return { awake: Promise.resolve(undefined), close: () => undefined }
  }
  let close = () => worker.terminate()
  const awake = new Promise<Worker | undefined>((resolve) => {
    close = () => {
      worker.terminate()
      resolve(undefined)
    }
    const timer = setTimeout(close, patience)
    worker.addEventListener('error', close, { once: true })
    worker.addEventListener(
      'message',
      () => {
        clearTimeout(timer)
        resolve(worker)
      },
      { once: true },
    )
  })
  return { awake, close }
}

function openThere(
  worker: Worker,
  file: Blob,
  shape: SheetShape,
  { signal, onProgress }: Course,
): Promise<OpenSheetEditor | Unreadable | 'noRows'> {
  const ask = (message: WorkerRequest) => worker.postMessage(message, [])
  const askFor = (make: (id: number) => WorkerRequest): Promise<RowChange[]> =>
    new Promise((answer) => {
      const id = ++asked
      waiting.set(id, answer)
      ask(make(id))
    })
  const waiting = new Map<number, (changes: RowChange[]) => void>()
  const blocks: PackedBlock[] = []
  let asked = 0
  return new Promise((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      worker.terminate()
      reject(reason)
    }
    signal.addEventListener('abort', () => giveUp(signal.reason), { once: true })
    worker.addEventListener('error', () => giveUp(new Error('The worker failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') onProgress(data.done)
      if (data.kind === 'block') blocks.push(data.block)
      if (data.kind === 'changed') {
        waiting.get(data.id)?.(data.changes)
        waiting.delete(data.id)
      }
      if (data.kind !== 'opened') return
      if (typeof data.report === 'string') {
        worker.terminate()
        return resolve(data.report)
      }
      resolve({
        report: { ...data.report, blocks },
        edit: (index, at, value) => askFor((id) => ({ kind: 'edit', id, index, at, value })),
        leave: (indexes) => askFor((id) => ({ kind: 'leave', id, indexes })),
        hold: (held) => askFor((id) => ({ kind: 'hold', id, held })),
        close: () => worker.terminate(),
      })
    })
    ask({ kind: 'open', file, shape })
  })
}

async function openHere(
  file: Blob,
  shape: SheetShape,
  { signal, onProgress }: Course,
): Promise<OpenSheetEditor | Unreadable | 'noRows'> {
  const { openSheet } = await import('./openSheet.ts')
  let since = performance.now()
  const breathe = async () => {
    if (performance.now() - since > hold) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    signal.throwIfAborted()
  }
  const desk: SheetEditor | Unreadable | 'noRows' = await openSheet(file, shape, { breathe, onProgress })
  if (typeof desk === 'string') return desk
  const { report, edit, leave, hold: take } = desk
  return {
    report,
    edit: async (index, at, value) => edit(index, at, value),
    leave: async (indexes) => leave(indexes),
    hold: async (held) => take(held),
    close: () => undefined,
  }
}

/**
 * Opens a file beside the page where that is possible, else in slices on it. Rejects where it was given up.
 * The thread is this file's from then on.
 */
export async function openInSheetWorker(
  file: Blob,
  shape: SheetShape,
  course: Course,
  thread = warmUpSheetWorker(),
): Promise<OpenSheetEditor | Unreadable | 'noRows'> {
  course.signal.addEventListener('abort', thread.close, { once: true })
  const worker = await thread.awake
  course.signal.throwIfAborted()
  return worker ? openThere(worker, file, shape, course) : openHere(file, shape, course)
}
