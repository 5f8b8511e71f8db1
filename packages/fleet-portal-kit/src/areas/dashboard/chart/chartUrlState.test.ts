import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseChartState, earliestDay, withChartState, type ChartState } from './chartUrlState.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const lastWeeks = { range: 'last4Weeks', start: '2026-10-26', end: '2026-11-22' }

test('an empty query string shows the price movements of the last four weeks in Manila time', () => {
  expect(parseChartState('')).toEqual({ graph: 'priceMovements', ...lastWeeks })
})

test.each([
  ['graph=nonsense&range=forever', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange&startDate=2026-11-20&endDate=2026-11-02', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange&startDate=2026-02-31&endDate=2026-11-02', { graph: 'priceMovements', ...lastWeeks }],
])('ignores the invalid values in %s', (search, state) => {
  expect(parseChartState(search)).toEqual(state)
})

test('treats two dates without a range as a custom range, as linked from the price history', () => {
  expect(parseChartState('startDate=2026-10-01&endDate=2026-10-31')).toEqual({
    graph: 'priceMovements',
    range: 'dateRange',
    start: '2026-10-01',
    end: '2026-10-31',
  })
})

test('limits a custom range to the first day with price movements and today', () => {
  const search = 'range=dateRange&startDate=2019-01-01&endDate=2030-01-01'
  expect(parseChartState(search)).toMatchObject({ start: '2020-05-12', end: '2026-11-22' })
})

test('contract prices start on the onboarding day of the fleet in Manila time', () => {
  const onboardedAt = '2024-11-11T17:30:00Z'
  const search = 'graph=contractPrices&range=dateRange&startDate=2021-01-01&endDate=2026-01-01'
  expect(earliestDay('contractPrices', onboardedAt)).toBe('2024-11-12')
  expect(earliestDay('contractPrices', null)).toBe('2020-05-12')
  expect(earliestDay('priceMovementsCumulative', onboardedAt)).toBe('2020-05-12')
  expect(parseChartState(search, onboardedAt)).toMatchObject({ start: '2024-11-12', end: '2026-01-01' })
})

test('restores a state from its query string and keeps other parameters', () => {
  const custom: ChartState = {
    graph: 'contractPrices',
    range: 'dateRange',
    start: '2025-01-01',
    end: '2025-12-31',
  }
  const search = withChartState('dialog=x', custom)
  expect(parseChartState(search)).toEqual(custom)
  expect(new URLSearchParams(search).get('dialog')).toBe('x')
  const reset = withChartState(search, parseChartState(''))
  expect(reset).toBe('dialog=x')
})

test('stores a preset by name, so that a bookmark stays relative to the current day', () => {
  expect(withChartState('', { ...parseChartState('range=last6Months') })).toBe('range=last6Months')
})
