import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultKinds, type FaultKind } from './faults.ts'
import type { Finding } from './findings.ts'

/** Whether all checks run, and not only a few. `npm run check:hostile` sets it. */
export const runsAllChecks = process.env['HOSTILE'] === 'all'
const only = new RegExp(process.env['HOSTILE_ONLY'] ?? '')
export const isChosen = (name: string): boolean => only.test(name)
/** The file name prefix of the results for `npm run check:hostile`. */
const report = process.env['HOSTILE_REPORT']

/** The kinds of fault of a check: one kind that rotates with the index, or all kinds. */
export const faultKindsOf = (index: number): readonly FaultKind[] =>
  runsAllChecks ? faultKinds : [faultKinds[index % faultKinds.length] as FaultKind]

export interface CheckResult {
  /** The screen, or the write scenario on it. */
  place: string
  endpoint: string
  kind: FaultKind
  findings: readonly Finding[]
  isOver: boolean
}

/** Writes the results of a test file for the table of `npm run check:hostile`. */
export function writeResults(name: string, results: readonly CheckResult[]): void {
  if (!report) return
  const file = `${report}.${name}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(results))
}

/** The findings of results, one line each. */
export const findingLines = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ place, endpoint, kind, findings }) =>
    findings.map(({ verdict, detail }) => `${verdict}: ${place}, ${endpoint}, ${kind}: ${detail}`),
  )
