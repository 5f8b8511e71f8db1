import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosing, importFlow, type ImportEvent, type ImportState } from './importFlow.ts'
import type { ImportUpload } from './prepareImport.ts'

const file = new File(['a'], 'drivers.csv')
const upload: ImportUpload = { file, rows: [['a']], repairs: [], isTranscoded: false, isSeparated: false }
const outcome = { kind: 'applied', applied: 1, faults: [], rejectedRows: [] } as const
const after = (...events: ImportEvent[]) => events.reduce<ImportState>(importFlow, choosing)
const chosen = (...files: File[]): ImportEvent => ({ type: 'chosen', files })

const anyEvent: fc.Arbitrary<ImportEvent> = fc.constantFrom<ImportEvent>(
  chosen(file),
  chosen(),
  { type: 'prepared', file, prepared: { upload } },
  { type: 'prepared', file, prepared: { faults: [{ kind: 'file', why: 'empty' }] } },
  { type: 'sent' },
  { type: 'lost' },
  { type: 'answered', outcome: { ...outcome, faults: [], rejectedRows: [] } },
  { type: 'failed', error: new Error('no') },
  { type: 'restarted' },
)

describe('the course of an import', () => {
  test.each([
    ['no file', []],
    ['two files', [file, new File([''], 'more.csv')]],
    ['another kind of file', [new File([''], 'drivers.xlsx')]],
    ['a name that only looks like one', [new File([''], 'drivers.csv.exe')]],
  ])('refuses %s', (_, files) => {
    expect(after(chosen(...files))).toEqual({ at: 'choosing', isRefused: true })
  })

  test('takes one .csv file, in capitals too', () => {
    expect(after(chosen(new File([''], 'DRIVERS.CSV'))).at).toBe('checking')
  })

  test('sends nothing that was not judged good', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        let state: ImportState = choosing
        let isGood = false
        for (const event of events) {
          const before = state.at
          state = importFlow(state, event)
          if (event.type === 'prepared' && before === 'checking') isGood = 'upload' in event.prepared
          if (state.at === 'sending') expect(isGood).toBe(true)
          if (before === 'sending' && !['answered', 'failed'].includes(event.type))
            expect(state.at).toBe('sending')
        }
      }),
    )
  })

  test('forgets the verdict on a file that was given up for another', () => {
    const other = new File(['b'], 'other.csv')
    const state = after(chosen(file), chosen(other), { type: 'prepared', file, prepared: { upload } })
    expect(state).toEqual({ at: 'checking', file: other })
  })

  test('lets a file whose sending failed be sent again', () => {
    const events: ImportEvent[] = [
      chosen(file),
      { type: 'prepared', file, prepared: { upload } },
      { type: 'sent' },
      { type: 'failed', error: new Error('no') },
      { type: 'sent' },
    ]
    expect(after(...events).at).toBe('sending')
  })
})
