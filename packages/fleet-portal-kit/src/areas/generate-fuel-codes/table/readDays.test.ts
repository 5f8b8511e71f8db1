import { describe, expect, test } from 'vitest'
import { readDays } from './readDays.ts'

describe('a day of a spreadsheet', () => {
  test.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-1-5', '2026-01-05'],
    ['30 Nov 2026', '2026-11-30'],
    ['30-Nov-26', '2026-11-30'],
    ['Nov 30, 2026', '2026-11-30'],
    ['November 30 2026', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['30/11/2026', '2026-11-30'],
    ['11/11/2026', '2026-11-11'],
  ])('%s is read', (text, day) => {
    expect(readDays(text)).toEqual([day])
  })

  test('is not guessed if day and month could be confused', () => {
    expect(readDays('05/06/2026')).toEqual(['2026-05-06', '2026-06-05'])
  })

  test.each(['', 'tomorrow', '2026-02-31', '31/31/2026', '30 Abc 2026', '46356'])('%j is no day', (text) => {
    expect(readDays(text)).toEqual([])
  })
})
