import type { AnsweredCall } from '../app.ts'

/** A call in the order in which this process answered. */
type LoggedCall = AnsweredCall & { id: number }

/** The latest calls that this process answered. */
export interface CallLog {
  add(call: AnsweredCall): void
  /** The calls with a higher id, newest first. */
  after(id: number): LoggedCall[]
}

/** A log of the latest calls, in memory. It has no bodies and no headers, because they contain secrets. */
export function createCallLog(size = 100): CallLog {
  const calls: LoggedCall[] = []
  let lastId = 0
  return {
    add(call) {
      calls.unshift({ ...call, id: ++lastId })
      calls.length = Math.min(calls.length, size)
    },
    after: (id) => calls.filter((call) => call.id > id),
  }
}
