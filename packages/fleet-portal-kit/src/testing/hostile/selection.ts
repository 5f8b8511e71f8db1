import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultKinds, type FaultKind } from './faults.ts'
import type { Finding } from './judge.ts'

/** Whether every cell is run, and not the few of every test run. `npm run check:hostile` asks for it. */
export const isWhole = process.env['HOSTILE'] === 'whole'
const only = new RegExp(process.env['HOSTILE_ONLY'] ?? '')
export const isChosen = (name: string): boolean => only.test(name)
/** Where `npm run check:hostile` finds what was found. */
const report = process.env['HOSTILE_REPORT']

/** Another kind of fault for every cell, so that every kind meets every screen before long; or all of them. */
export const kindsOf = (cell: number): readonly FaultKind[] =>
  isWhole ? faultKinds : [faultKinds[cell % faultKinds.length] as FaultKind]

export interface Reported {
  /** Where it was: a screen, or the work on it. */
  place: string
  endpoint: string
  kind: FaultKind
  findings: readonly Finding[]
  isOver: boolean
}

/** Leaves the cells of a test file for the table. */
export function reportTo(name: string, cells: readonly Reported[]): void {
  if (!report) return
  const file = `${report}.${name}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(cells))
}

/** The findings of cells, each in a line that says where it is. */
export const linesOf = (cells: readonly Reported[]): string[] =>
  cells.flatMap(({ place, endpoint, kind, findings }) =>
    findings.map(({ verdict, detail }) => `${verdict}: ${place}, ${endpoint}, ${kind}: ${detail}`),
  )
