import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheetFrom } from '../../testing/sheetFrom.ts'
import { choosing, importFlow, type ImportEvent, type ImportState } from './importFlow.ts'
import type { ImportSheet } from './importSheet.ts'

const file = new File(['a'], 'drivers.csv')
const outcome = { kind: 'applied', applied: 1, total: 1, leftOut: 0, unsent: 0 } as const
const after = (...events: ImportEvent[]) => events.reduce<ImportState>(importFlow, choosing)
const chosen = (...files: File[]): ImportEvent => ({ type: 'chosen', files })
const opened = (found: ImportSheet): ImportEvent => ({ type: 'opened', file, found })
let good: ImportSheet
let bad: ImportSheet

beforeAll(async () => {
  good = await sheetFrom([['Ana', 'N0100000001']])
  bad = await sheetFrom([['Ana', 'short']])
})

describe('the course of an import', () => {
  test.each([
    ['no file', []],
    ['two files', [file, new File([''], 'more.csv')]],
    ['another kind of file', [new File([''], 'drivers.xlsx')]],
    ['a name that only looks like one', [new File([''], 'drivers.csv.exe')]],
  ])('refuses %s', (_, files) => {
    expect(after(chosen(...files))).toEqual({ status: 'choosing', isRefused: true })
  })

  test('takes one .csv file, in capitals too', () => {
    expect(after(chosen(new File([''], 'DRIVERS.CSV'))).status).toBe('checking')
  })

  test('sends nothing while a row of it is faulty', () => {
    expect(after(chosen(file), opened(bad), { type: 'fixed' }, { type: 'sent' }).status).toBe('fixing')
    const events = fc.constantFrom<ImportEvent>(
      chosen(file),
      chosen(),
      opened(good),
      opened(bad),
      { type: 'opened', file, found: 'empty' },
      { type: 'fixed' },
      { type: 'sent' },
      { type: 'stopped' },
      { type: 'lost' },
      { type: 'answered', outcome },
      { type: 'failed', error: new Error('no'), applied: 0 },
      { type: 'restarted' },
    )
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (happened) => {
        let state: ImportState = choosing
        for (const event of happened) {
          const before = state.status
          state = importFlow(state, event)
          if (state.status === 'sending') expect(state.sheet).toBe(good)
          if (before === 'sending' && !['answered', 'failed'].includes(event.type))
            expect(state.status).toBe('sending')
        }
      }),
    )
  })

  test('lists the faults of a file before it can be fixed, and opens pasted rows at once', () => {
    expect(after(chosen(file), opened(bad)).status).toBe('faulty')
    expect(after(chosen(file), opened(bad), { type: 'fixed' }).status).toBe('fixing')
    expect(after({ type: 'chosen', files: [file], isPasted: true }, opened(bad)).status).toBe('fixing')
  })

  test('forgets the verdict on a file that was given up for another', () => {
    const other = new File(['b'], 'other.csv')
    const state = after(chosen(file), chosen(other), opened(good))
    expect(state).toMatchObject({ status: 'checking', file: other })
  })

  test('lets what was not sent because it was stopped be sent, and a file that was sent whole not again', () => {
    const stopped: ImportEvent = { type: 'answered', outcome: { ...outcome, kind: 'partial', unsent: 1 } }
    const sending: ImportEvent[] = [chosen(file), opened(good), { type: 'sent' }]
    expect(after(...sending, stopped, { type: 'sent' }).status).toBe('sending')
    expect(after(...sending, { type: 'answered', outcome }, { type: 'sent' }).status).toBe('answered')
  })

  test('lets a file whose sending failed be sent again', () => {
    const failed: ImportEvent = { type: 'failed', error: new Error('no'), applied: 0 }
    expect(after(chosen(file), opened(good), { type: 'sent' }, failed, { type: 'sent' }).status).toBe(
      'sending',
    )
  })
})
