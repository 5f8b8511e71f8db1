import { createTrustedWorker } from '../../foundation/outside/trustedTypes.ts'
import type { SheetReport } from './collectRows.ts'
import type { SheetEditor, ExistingKey, RowChange } from './openSheet.ts'
import type { FileError } from './readSheet.ts'
import type { RowBlock } from './rowBlocks.ts'
import type { SheetShape } from './sheetShape.ts'
import type { WorkerRequest, WorkerMessage } from './sheetWorker.ts'

/** A sheet that is open in a worker, or in short tasks on the page's own thread. */
export interface AsyncSheetEditor {
  report: SheetReport
  edit: (index: number, columnIndex: number, value: string) => Promise<RowChange[]>
  exclude: (indexes: readonly number[]) => Promise<RowChange[]>
  addExisting: (keys: readonly ExistingKey[]) => Promise<RowChange[]>
  close: () => void
}

interface OpenOptions {
  /** Cancels the read. */
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/** How long a worker may take to start, and how long a task may block the page's thread, in milliseconds. */
const startTimeout = 4000
const maxTaskTime = 12

export interface SheetWorker {
  /**
   * Resolves to a worker that has started, or to `undefined` if the page's policy, bundler or browser prevents it, or
   * it was closed.
   */
  ready: Promise<Worker | undefined>
  close: () => void
}

/** Starts a worker for one file. Call it before the user chooses the file, so that the start takes no extra time. */
export function warmUpSheetWorker(): SheetWorker {
  let worker: Worker
  try {
    worker = createTrustedWorker(
      () => new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' }),
    )
  } catch {
    return { ready: Promise.resolve(undefined), close: () => undefined }
  }
  let close = () => worker.terminate()
  const ready = new Promise<Worker | undefined>((resolve) => {
    close = () => {
      worker.terminate()
      resolve(undefined)
    }
    const timer = setTimeout(close, startTimeout)
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
  return { ready, close }
}

function openInWorker(
  worker: Worker,
  file: Blob,
  shape: SheetShape,
  { signal, onProgress }: OpenOptions,
): Promise<AsyncSheetEditor | FileError> {
  const post = (message: WorkerRequest) => worker.postMessage(message, [])
  const request = (createMessage: (id: number) => WorkerRequest): Promise<RowChange[]> =>
    new Promise((resolve) => {
      const id = ++lastId
      pendingRequests.set(id, resolve)
      post(createMessage(id))
    })
  const pendingRequests = new Map<number, (changes: RowChange[]) => void>()
  const blocks: RowBlock[] = []
  let lastId = 0
  return new Promise((resolve, reject) => {
    const cancel = (reason: unknown) => {
      worker.terminate()
      reject(reason)
    }
    signal.addEventListener('abort', () => cancel(signal.reason), { once: true })
    worker.addEventListener('error', () => cancel(new Error('The worker failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') onProgress(data.fraction)
      if (data.kind === 'block') blocks.push(data.block)
      if (data.kind === 'changed') {
        pendingRequests.get(data.id)?.(data.changes)
        pendingRequests.delete(data.id)
      }
      if (data.kind !== 'opened') return
      if (typeof data.report === 'string') {
        worker.terminate()
        return resolve(data.report)
      }
      resolve({
        report: { ...data.report, blocks },
        edit: (index, columnIndex, value) =>
          request((id) => ({ kind: 'edit', id, index, columnIndex, value })),
        exclude: (indexes) => request((id) => ({ kind: 'exclude', id, indexes })),
        addExisting: (keys) => request((id) => ({ kind: 'addExisting', id, keys })),
        close: () => worker.terminate(),
      })
    })
    post({ kind: 'open', file, shape })
  })
}

async function openOnPage(
  file: Blob,
  shape: SheetShape,
  { signal, onProgress }: OpenOptions,
): Promise<AsyncSheetEditor | FileError> {
  const { openSheet } = await import('./openSheet.ts')
  let taskStart = performance.now()
  const yieldToThread = async () => {
    if (performance.now() - taskStart > maxTaskTime) {
      await new Promise((resolve) => setTimeout(resolve))
      taskStart = performance.now()
    }
    signal.throwIfAborted()
  }
  const editor: SheetEditor | FileError = await openSheet(file, shape, { yieldToThread, onProgress })
  if (typeof editor === 'string') return editor
  const { report, edit, exclude, addExisting } = editor
  return {
    report,
    edit: async (index, columnIndex, value) => edit(index, columnIndex, value),
    exclude: async (indexes) => exclude(indexes),
    addExisting: async (keys) => addExisting(keys),
    close: () => undefined,
  }
}

/**
 * Opens a file in a worker, or in short tasks on the page's thread if no worker starts. Rejects if the signal aborts.
 * The passed worker is closed with the returned sheet: pass a new one for every file.
 */
export async function openInSheetWorker(
  file: Blob,
  shape: SheetShape,
  options: OpenOptions,
  sheetWorker = warmUpSheetWorker(),
): Promise<AsyncSheetEditor | FileError> {
  options.signal.addEventListener('abort', sheetWorker.close, { once: true })
  const worker = await sheetWorker.ready
  options.signal.throwIfAborted()
  return worker ? openInWorker(worker, file, shape, options) : openOnPage(file, shape, options)
}
