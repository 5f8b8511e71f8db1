import papa from 'papaparse'
import {
  openInSheetWorker,
  warmUpSheetWorker,
} from '../packages/fleet-portal-kit/src/fleet/import/openInSheetWorker.ts'
import type { SheetShape } from '../packages/fleet-portal-kit/src/fleet/import/sheetShape.ts'

const shape: SheetShape = {
  hasLooseTitles: false,
  columns: [
    { title: 'first_name', rule: 'name' },
    { title: 'last_name', rule: 'name' },
    { title: 'driver_id', rule: 'driverLicenseId', isUnique: true },
    { title: 'mobile_number', rule: 'mobile' },
  ],
}

function fileOf(rows: number): File {
  const lines = ['first_name,last_name,driver_id,mobile_number']
  for (let n = 0; n < rows; n++) {
    lines.push(`Driver ${n},Santos,N${String(n).padStart(10, '0')},0917${String(n).padStart(7, '0')}`)
  }
  return new File([lines.join('\r\n')], 'drivers.csv')
}

const bytes = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
const pause = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Measures a run: the longest task of the main thread in milliseconds (0 if none took 50 ms) and the peak of memory. */
async function measured<T>(run: () => Promise<T>): Promise<{ value: T; longest: number; peak: number }> {
  let longest = 0
  let peak = bytes()
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const timer = setInterval(() => (peak = Math.max(peak, bytes())), 20)
  const value = await run()
  peak = Math.max(peak, bytes())
  await pause()
  clearInterval(timer)
  observer.disconnect()
  return { value, longest, peak }
}

/** Parses the file with the library only, on the main thread. Resolves to milliseconds. */
async function bare(rows: number): Promise<number> {
  const file = fileOf(rows)
  await pause()
  const since = performance.now()
  await new Promise((resolve) => papa.parse(file, { complete: resolve }))
  return performance.now() - since
}

/** Reads and validates the file like an import. */
async function checked(rows: number) {
  const file = fileOf(rows)
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  // As in the portal, the worker is ready before a file is chosen.
  const sheetWorker = warmUpSheetWorker()
  await sheetWorker.ready
  await pause()
  const before = bytes()
  let time = 0
  const { value, longest, peak } = await measured(async () => {
    const since = performance.now()
    const opened = await openInSheetWorker(file, shape, options, sheetWorker)
    time = performance.now() - since
    return opened
  })
  if (typeof value === 'string' || value.report.count !== rows) throw new Error('The file was not read.')
  if (value.report.rowErrors.some((errorBits) => errorBits !== 0))
    throw new Error('A valid row has an error.')
  value.close()
  return { time, longest, before, peak }
}
Object.assign(window, { bare, checked })
