import { describe, expect, test } from 'vitest'
import type { DeviceStorage } from '../../provider/deviceStorage.ts'
import { otpWaits } from './otpWaits.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 21)

/** A browser's store, and its clock. */
function browser() {
  const values = new Map<string, string>()
  const clock = { now: start }
  const store: DeviceStorage = {
    read: (key) => JSON.parse(values.get(key) ?? 'null') as unknown,
    write: (key, value) =>
      void (value === undefined ? values.delete(key) : values.set(key, JSON.stringify(value))),
    subscribe: () => () => undefined,
  }
  const waitsOf = (email: string) => otpWaits(store, email, () => clock.now)
  return { clock, values, waitsOf, waits: waitsOf('ana@fleet.test') }
}

const lock = { at: start, until: start + hour, isThrice: true }
const limit = { at: start, until: start + hour }

describe('what is kept of an e-mail', () => {
  test('is there to its last millisecond, and not at its end', () => {
    const { clock, waits } = browser()
    waits.write({ lock, limit, wrongs: { at: start, count: 2 } })
    clock.now = start + hour - 1
    expect(waits.read()).toEqual({ lock, limit, wrongs: { at: start, count: 2 } })
    clock.now = start + hour
    expect(waits.read()).toEqual({})
  })

  test('is nothing for another e-mail, and the same for this one however it is written', () => {
    const { waits, waitsOf } = browser()
    waits.write({ lock })
    expect(waitsOf(' ANA@fleet.test ').read()).toEqual({ lock })
    expect(waitsOf('maria@fleet.test').read()).toEqual({})
  })

  test('leaves nothing in the browser once it is over or was taken back', () => {
    const { clock, values, waits, waitsOf } = browser()
    waits.write({ lock, wrongs: { at: start, count: 1 } })
    waitsOf('maria@fleet.test').write({ limit })
    waits.write({ lock: undefined, wrongs: undefined })
    expect([...values.values()].join()).not.toContain('ana@')
    clock.now = start + hour
    waits.write({})
    expect(values.size).toBe(0)
  })

  test.each([
    ['a minute', 60_000],
    ['a day', 24 * hour],
    ['ten years', 87_600 * hour],
  ])('is no longer than it was after the clock was set back by %s', (_name, back) => {
    const { clock, waits } = browser()
    waits.write({ lock, limit })
    clock.now = start - back
    expect((waits.read().lock?.until ?? 0) - clock.now).toBe(hour)
    expect((waits.read().limit?.until ?? 0) - clock.now).toBe(hour)
  })

  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['another shape', { 'ana@fleet.test': { lock: 5 } }],
    ['a list', []],
  ])('is nothing where the browser holds %s', (_name, value) => {
    const { values, waits } = browser()
    values.set('otp-waits', JSON.stringify(value))
    expect(waits.read()).toEqual({})
    waits.write({ limit })
    expect(waits.read()).toEqual({ limit })
  })
})
