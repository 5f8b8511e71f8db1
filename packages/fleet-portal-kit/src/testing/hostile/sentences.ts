import type { FaultKind } from './faults.ts'

/** What a screen says of each fault, in whatever words go on from there. */
const down = /server is not available/i
const unreadable = /could not be read/i
const causes: Readonly<Record<FaultKind, RegExp | undefined>> = {
  'page 502': down,
  'page 503': down,
  truncated: unreadable,
  'wrong types': unreadable,
  'empty body': unreadable,
  'empty object': unreadable,
  '429': /too many requests/i,
  reset: /no connection/i,
  'late by 60 s': /took too long/i,
  '401, renewed': undefined,
  '401, ended': /session has ended|session is no longer valid/i,
}

/** Says that there is nothing, or that it is not allowed. True only of what was read. */
const none =
  /^(No |None$|Nothing |Nobody |There (is|are) no |Sorry, no )|We could not find|\byet\b|is not (listed|in the)|(was|been) removed|Not available|Not Authorized|Your role/
const noConnection = /no connection/i
export const saysNothing = 'says that there is nothing'

/** Whether a text is the cause of a fault in words. */
export const namesCause = (kind: FaultKind, text: string): boolean => causes[kind]?.test(text) ?? false

/** Whether a text names what broke a call, whatever it was. */
export const namesAnyCause = (text: string): boolean =>
  Object.values(causes).some((cause) => cause?.test(text))

/** Whether a text names the cause of another fault. */
const namesOther = (kind: FaultKind, text: string) =>
  Object.values(causes).some((cause) => cause && cause.source !== causes[kind]?.source && cause.test(text))

/** Words of a failed part without a figure in them that could be taken for a value. */
const harmlessFigure = /^(Support ID|Reference)\b|Too many requests|req_|[0-9a-f]{8}-[0-9a-f]{4}-/i

/**
 * Why a text that the healthy screen does not have cannot stand there while a read fails: it says that there is nothing,
 * names another cause, or is a figure that nobody read.
 */
export function untruth(kind: FaultKind, text: string): string | undefined {
  if (none.test(text) && !noConnection.test(text)) return saysNothing
  if (namesOther(kind, text)) return 'names another cause'
  if (/\d/.test(text) && !harmlessFigure.test(text) && !namesCause(kind, text))
    return 'is a figure that was not read'
  return undefined
}
