import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheetFrom } from '../../testing/sheetFrom.ts'
import { importFlow, initialImportState, type ImportEvent, type ImportState } from './importFlow.ts'
import type { ImportSheet } from './importSheet.ts'

const file = new File(['a'], 'drivers.csv')
const summary = { kind: 'applied', applied: 1, total: 1, excluded: 0, unsent: 0 } as const
const stateAfter = (...events: ImportEvent[]) => events.reduce<ImportState>(importFlow, initialImportState)
const chosen = (...files: File[]): ImportEvent => ({ type: 'filesChosen', files })
const opened = (result: ImportSheet): ImportEvent => ({ type: 'opened', file, result })
let validSheet: ImportSheet
let invalidSheet: ImportSheet

beforeAll(async () => {
  validSheet = await sheetFrom([['Ana', 'N0100000001']])
  invalidSheet = await sheetFrom([['Ana', 'short']])
})

describe('the import flow', () => {
  test.each([
    ['no file', []],
    ['two files', [file, new File([''], 'more.csv')]],
    ['another kind of file', [new File([''], 'drivers.xlsx')]],
    ['a file with another extension after .csv', [new File([''], 'drivers.csv.exe')]],
  ])('refuses %s', (_, files) => {
    expect(stateAfter(chosen(...files))).toEqual({ status: 'choosing', isRefused: true })
  })

  test('accepts one .csv file, with an extension in any case', () => {
    expect(stateAfter(chosen(new File([''], 'DRIVERS.CSV'))).status).toBe('checking')
  })

  test('sends nothing while the sheet has an invalid row', () => {
    expect(
      stateAfter(chosen(file), opened(invalidSheet), { type: 'editorOpened' }, { type: 'sendingStarted' })
        .status,
    ).toBe('editing')
    const events = fc.constantFrom<ImportEvent>(
      chosen(file),
      chosen(),
      opened(validSheet),
      opened(invalidSheet),
      { type: 'opened', file, result: 'empty' },
      { type: 'editorOpened' },
      { type: 'sendingStarted' },
      { type: 'stopped' },
      { type: 'outcomeLookupStarted' },
      { type: 'finished', summary },
      { type: 'failed', error: new Error('no'), applied: 0 },
      { type: 'restarted' },
    )
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (sequence) => {
        let state: ImportState = initialImportState
        for (const event of sequence) {
          const previous = state.status
          state = importFlow(state, event)
          if (state.status === 'sending') expect(state.sheet).toBe(validSheet)
          if (previous === 'sending' && !['finished', 'failed'].includes(event.type))
            expect(state.status).toBe('sending')
        }
      }),
    )
  })

  test('lists the errors of a file before the editor opens, and opens the editor at once for pasted rows', () => {
    expect(stateAfter(chosen(file), opened(invalidSheet)).status).toBe('invalid')
    expect(stateAfter(chosen(file), opened(invalidSheet), { type: 'editorOpened' }).status).toBe('editing')
    expect(
      stateAfter({ type: 'filesChosen', files: [file], isPasted: true }, opened(invalidSheet)).status,
    ).toBe('editing')
  })

  test('ignores the result of a file after the user chose another file', () => {
    const other = new File(['b'], 'other.csv')
    const state = stateAfter(chosen(file), chosen(other), opened(validSheet))
    expect(state).toMatchObject({ status: 'checking', file: other })
  })

  test('can send the rows that were left after a stop, and sends a completed file only once', () => {
    const stopped: ImportEvent = { type: 'finished', summary: { ...summary, kind: 'partial', unsent: 1 } }
    const sending: ImportEvent[] = [chosen(file), opened(validSheet), { type: 'sendingStarted' }]
    expect(stateAfter(...sending, stopped, { type: 'sendingStarted' }).status).toBe('sending')
    expect(stateAfter(...sending, { type: 'finished', summary }, { type: 'sendingStarted' }).status).toBe(
      'finished',
    )
  })

  test('can send a file again after the upload failed', () => {
    const failed: ImportEvent = { type: 'failed', error: new Error('no'), applied: 0 }
    expect(
      stateAfter(chosen(file), opened(validSheet), { type: 'sendingStarted' }, failed, {
        type: 'sendingStarted',
      }).status,
    ).toBe('sending')
  })
})
