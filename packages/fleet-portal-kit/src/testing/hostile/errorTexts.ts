import type { FaultKind } from './faults.ts'

/** The beginning of the text with which a screen names each fault. */
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

/** Texts that claim that there is no data or no access. They are true only after a successful read. */
const claim =
  /^(No |None$|Nothing |Nobody |There (is|are) no |Sorry, no )|We could not find|\byet\b|is not (listed|in the)|(was|been) removed|Not available|Not Authorized|Your role/
const noConnection = /no connection/i
export const claimsNoData = 'claims that there is no data'

/** Whether a text names the cause of a fault. */
export const namesCause = (kind: FaultKind, text: string): boolean => causes[kind]?.test(text) ?? false

/** Whether a text names the cause of any fault. */
export const namesAnyCause = (text: string): boolean =>
  Object.values(causes).some((cause) => cause?.test(text))

/** Whether a text names the cause of another fault. */
const namesOther = (kind: FaultKind, text: string) =>
  Object.values(causes).some((cause) => cause && cause.source !== causes[kind]?.source && cause.test(text))

/** Texts of a failed section with a number that is not a value that was read. */
const harmlessNumber =
  /^(Support ID|Reference)\b| is not known\.$|Too many requests|req_|[0-9a-f]{8}-[0-9a-f]{4}-/i

/**
 * Why a text that the healthy screen does not have is untrue while a read fails: it claims that there is no data, names
 * another cause, or is a number that was not read.
 */
export function untrueReason(kind: FaultKind, text: string): string | undefined {
  if (claim.test(text) && !noConnection.test(text)) return claimsNoData
  if (namesOther(kind, text)) return 'names another cause'
  if (/\d/.test(text) && !harmlessNumber.test(text) && !namesCause(kind, text))
    return 'is a number that was not read'
  return undefined
}
