import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chartFromSearch, earliestOf, searchWith, type ChartState } from './chartAddress.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const lastWeeks = { range: 'last4Weeks', start: '2026-10-26', end: '2026-11-22' }

test('an address that says nothing shows the price movements of the last four weeks, as Manila counts days', () => {
  expect(chartFromSearch('')).toEqual({ graph: 'priceMovements', ...lastWeeks })
})

test.each([
  ['graph=nonsense&range=forever', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange&startDate=2026-11-20&endDate=2026-11-02', { graph: 'priceMovements', ...lastWeeks }],
  ['range=dateRange&startDate=2026-02-31&endDate=2026-11-02', { graph: 'priceMovements', ...lastWeeks }],
])('what does not fit in %s is as if it were not there', (search, state) => {
  expect(chartFromSearch(search)).toEqual(state)
})

test('two days without a range, as the price history links to, are a range of one’s own', () => {
  expect(chartFromSearch('startDate=2026-10-01&endDate=2026-10-31')).toEqual({
    graph: 'priceMovements',
    range: 'dateRange',
    start: '2026-10-01',
    end: '2026-10-31',
  })
})

test('a range of one’s own begins no earlier than prices moved and ends today', () => {
  const search = 'range=dateRange&startDate=2019-01-01&endDate=2030-01-01'
  expect(chartFromSearch(search)).toMatchObject({ start: '2020-05-12', end: '2026-11-22' })
})

test('contract prices begin on the day in Manila on which the fleet was onboarded', () => {
  const onboardedAt = '2024-11-11T17:30:00Z'
  const search = 'graph=contractPrices&range=dateRange&startDate=2021-01-01&endDate=2026-01-01'
  expect(earliestOf('contractPrices', onboardedAt)).toBe('2024-11-12')
  expect(earliestOf('contractPrices', null)).toBe('2020-05-12')
  expect(earliestOf('priceMovementsCumulative', onboardedAt)).toBe('2020-05-12')
  expect(chartFromSearch(search, onboardedAt)).toMatchObject({ start: '2024-11-12', end: '2026-01-01' })
})

test('what is written into an address is read out of it, and what else stands there stays', () => {
  const own: ChartState = {
    graph: 'contractPrices',
    range: 'dateRange',
    start: '2025-01-01',
    end: '2025-12-31',
  }
  const search = searchWith('dialog=x', own)
  expect(chartFromSearch(search)).toEqual(own)
  expect(new URLSearchParams(search).get('dialog')).toBe('x')
  const back = searchWith(search, chartFromSearch(''))
  expect(back).toBe('dialog=x')
})

test('a preset stands in the address as such, so that a bookmark moves on with the days', () => {
  expect(searchWith('', { ...chartFromSearch('range=last6Months') })).toBe('range=last6Months')
})
