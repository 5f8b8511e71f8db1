/** The moment at which this process ends itself, as a crash does: `CRASH_AT`, for `npm run check:kill` only. */
const moment = process.env['CRASH_AT']

/** Ends the process if `CRASH_AT` names this moment. */
export function crashAt(current: string): void {
  if (moment && current === moment) process.kill(process.pid, 'SIGKILL')
}
