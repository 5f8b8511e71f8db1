import { afterEach, expect, test } from 'vitest'
import { clockInManila } from './clockInManila.ts'
import { testSandbox } from './testSandbox.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

const minuteOf = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)

test.each(['00:30', '05:00', '12:00', '23:00'])(
  'sandbox and browser have the same time at %s in Manila',
  async (time) => {
    const sandbox = await testSandbox()
    undo.push(clockInManila(time))
    const now = await sandbox.run((context) => Promise.resolve(context.now))
    expect([minuteOf(new Date()), minuteOf(now)]).toEqual([time, time])
  },
)
