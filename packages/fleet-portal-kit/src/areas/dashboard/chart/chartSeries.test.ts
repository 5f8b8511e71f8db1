import { unitPrice } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { periodsOf, type Grain } from './chartPeriods.ts'
import { cumulativeSeries, movementSeries, newestIndex, priceSeries, type PricePoint } from './chartSeries.ts'

const range = { start: '2026-10-23', end: '2026-11-20' }
const point = (product: PricePoint['product'], value: number, effectiveAt: string): PricePoint => ({
  product,
  value: unitPrice(value),
  effectiveAt,
})

const points = fc.array(
  fc
    .tuple(
      fc.constantFrom('diesel' as const, 'gas95' as const),
      fc.integer({ min: -30_000, max: 30_000 }),
      fc.integer({ min: 0, max: 28 }),
      fc.integer({ min: 0, max: 23 }),
    )
    .map(([product, value, days, hour]) =>
      point(product, value, `${plusDays(range.start, days)}T${String(hour).padStart(2, '0')}:00:00+08:00`),
    ),
  { maxLength: 40 },
)
const grain = fc.constantFrom<Grain>('day', 'week', 'month', 'quarter', 'year')
const sumOf = (all: readonly PricePoint[], product: string) =>
  all.filter((one) => one.product === product).reduce((sum, { value }) => sum + value, 0)

test('the changes of all periods add up to the total change', () => {
  fc.assert(
    fc.property(points, grain, (all, by) => {
      const periods = periodsOf(range, by)
      for (const { product, values } of movementSeries(periods, all)) {
        expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(sumOf(all, product))
      }
      for (const { product, values } of cumulativeSeries(periods, all)) {
        expect(values.at(-1)).toBe(sumOf(all, product))
      }
    }),
  )
})

test('each cumulative value differs from the previous one by the change of its period', () => {
  fc.assert(
    fc.property(points, grain, (all, by) => {
      const periods = periodsOf(range, by)
      const moves = movementSeries(periods, all)
      for (const [at, { values }] of cumulativeSeries(periods, all).entries()) {
        for (const [index, value] of values.entries()) {
          expect((value ?? 0) - (values[index - 1] ?? 0)).toBe(moves[at]?.values[index] ?? 0)
        }
      }
    }),
  )
})

test('has no value for a period without changes, and zero if the changes cancel out', () => {
  const periods = periodsOf(range, 'week')
  const [series] = movementSeries(periods, [
    point('diesel', 500, '2026-10-27T06:00:00+08:00'),
    point('diesel', -500, '2026-10-28T06:00:00+08:00'),
  ])
  expect(series?.values).toEqual([undefined, 0, undefined, undefined, undefined])
})

test('assigns a change to its day in Manila, whatever the time zone of its timestamp', () => {
  const periods = periodsOf({ start: '2026-11-19', end: '2026-11-20' }, 'day')
  const [late] = movementSeries(periods, [point('diesel', 100, '2026-11-19T16:30:00Z')])
  expect(late?.values).toEqual([undefined, 100])
})

test('leaves out changes outside the range, and products without changes', () => {
  const periods = periodsOf(range, 'week')
  expect(movementSeries(periods, [point('gas91', 100, '2026-09-01T06:00:00+08:00')])).toEqual([])
  expect(cumulativeSeries(periods, [])).toEqual([])
})

test('uses the last price up to the end of each period, including prices from before the range', () => {
  const periods = periodsOf(range, 'week')
  const [series] = priceSeries(periods, [
    point('diesel', 57_0000, '2026-11-11T06:00:00+08:00'),
    point('diesel', 56_5000, '2026-03-03T06:00:00+08:00'),
    point('diesel', 58_0000, '2026-11-10T06:00:00+08:00'),
    point('diesel', 99_0000, '2026-11-24T06:00:00+08:00'),
  ])
  expect(series?.values).toEqual([56_5000, 56_5000, 56_5000, 57_0000, 57_0000])
})

test('has no value before the first price of a product', () => {
  const periods = periodsOf(range, 'month')
  const [series] = priceSeries(periods, [point('gas97', 60_0000, '2026-11-02T06:00:00+08:00')])
  expect(series?.values).toEqual([undefined, 60_0000])
})

test('the chart starts with the newest period that has a value', () => {
  const price = unitPrice(11_000)
  const series = (values: readonly (typeof price | undefined)[]) => ({ product: 'diesel' as const, values })
  expect(newestIndex([series([price, undefined, undefined]), series([undefined, price, undefined])])).toBe(1)
  expect(newestIndex([series([undefined, undefined])])).toBeUndefined()
  expect(newestIndex([])).toBeUndefined()
})
