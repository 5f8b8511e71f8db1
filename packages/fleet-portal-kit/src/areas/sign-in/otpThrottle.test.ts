import { describe, expect, test } from 'vitest'
import type { DeviceStorage } from '../../provider/deviceStorage.ts'
import { otpThrottle } from './otpThrottle.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 21)

/** The storage of a browser and its clock. */
function browser() {
  const values = new Map<string, string>()
  const clock = { now: start }
  const store: DeviceStorage = {
    read: (key) => JSON.parse(values.get(key) ?? 'null') as unknown,
    write: (key, value) =>
      void (value === undefined ? values.delete(key) : values.set(key, JSON.stringify(value))),
    subscribe: () => () => undefined,
  }
  const throttleOf = (email: string) => otpThrottle(store, email, () => clock.now)
  return { clock, values, throttleOf, throttle: throttleOf('ana@fleet.test') }
}

const lock = { at: start, until: start + hour, isThrice: true }
const limit = { at: start, until: start + hour }

describe('the stored throttle of an email', () => {
  test('is valid to its last millisecond', () => {
    const { clock, throttle } = browser()
    throttle.write({ lock, limit, wrongs: { at: start, count: 2 } })
    clock.now = start + hour - 1
    expect(throttle.read()).toEqual({ lock, limit, wrongs: { at: start, count: 2 } })
    clock.now = start + hour
    expect(throttle.read()).toEqual({})
  })

  test('belongs to its email only, in any case and with spaces around it', () => {
    const { throttle, throttleOf } = browser()
    throttle.write({ lock })
    expect(throttleOf(' ANA@fleet.test ').read()).toEqual({ lock })
    expect(throttleOf('maria@fleet.test').read()).toEqual({})
  })

  test('is removed from the storage once it ended or was cleared', () => {
    const { clock, values, throttle, throttleOf } = browser()
    throttle.write({ lock, wrongs: { at: start, count: 1 } })
    throttleOf('maria@fleet.test').write({ limit })
    throttle.write({ lock: undefined, wrongs: undefined })
    expect([...values.values()].join()).not.toContain('ana@')
    clock.now = start + hour
    throttle.write({})
    expect(values.size).toBe(0)
  })

  test.each([
    ['a minute', 60_000],
    ['a day', 24 * hour],
    ['ten years', 87_600 * hour],
  ])('does not get longer when the clock is set back by %s', (_name, back) => {
    const { clock, throttle } = browser()
    throttle.write({ lock, limit })
    clock.now = start - back
    expect((throttle.read().lock?.until ?? 0) - clock.now).toBe(hour)
    expect((throttle.read().limit?.until ?? 0) - clock.now).toBe(hour)
  })

  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a wrong shape', { 'ana@fleet.test': { lock: 5 } }],
    ['a list', []],
  ])('is empty if the storage contains %s', (_name, value) => {
    const { values, throttle } = browser()
    values.set('otp-waits', JSON.stringify(value))
    expect(throttle.read()).toEqual({})
    throttle.write({ limit })
    expect(throttle.read()).toEqual({ limit })
  })
})
