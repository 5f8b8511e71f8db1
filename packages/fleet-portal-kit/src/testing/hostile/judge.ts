import type { Fault } from './line.ts'
import { namesCause, saysNothing, untruth } from './sentences.ts'
import { textsOf } from './textsOf.ts'

export const verdicts = [
  'white',
  'crash',
  'untrue',
  'no cause',
  'stuck',
  'lost text',
  'session ended',
  'complaint',
  'not recovered',
] as const
export type Verdict = (typeof verdicts)[number]

export interface Finding {
  verdict: Verdict
  detail: string
}

const crashed = 'This part of the page stopped working'
const sessionEnded = /session has ended|session is no longer valid/

/** What stood on a page: at the end, and ever since it was opened or pressed. */
export interface Seen {
  last: ReadonlySet<string>
  /** Also what the page took back by itself after it had come to rest. */
  rested: ReadonlySet<string>
  ever: ReadonlySet<string>
  isLoading: boolean
}

/** Looks at the page again and again. */
export function witness() {
  const ever = new Set<string>()
  const look = () => {
    const last = textsOf()
    for (const text of last) ever.add(text)
    return last
  }
  return {
    look,
    seen: (): Seen => {
      const last = look()
      const isLoading = document.querySelector('[aria-busy="true"], .fpk-skeleton') !== null
      return { last, rested: last, ever, isLoading }
    },
  }
}

export const missing = (healthy: Seen, texts: ReadonlySet<string>): string[] =>
  [...healthy.last].filter((text) => !texts.has(text))

interface CellOutcome {
  seen: Seen
  /** What stood there before anything was broken. */
  before: ReadonlySet<string>
  /** The session is over. */
  isOver: boolean
}

/** Whether a text may stand there though it was not read, or a failed read may be left unsaid. */
export interface Exemptions {
  isTrue: (text: string) => boolean
  isSilent: boolean
}

/** The errors of a page after a read failed, beside the same page with nothing broken. */
export function judged(
  { seen, before, isOver }: CellOutcome,
  healthy: Seen,
  { kind }: Fault,
  { isTrue, isSilent }: Exemptions,
): Finding[] {
  const findings: Finding[] = []
  const find = (verdict: Verdict, detail: string) => void findings.push({ verdict, detail })
  const whole = [...seen.last].join(' | ').slice(0, 300)
  for (const text of seen.ever) {
    if (text.includes(crashed)) find('crash', whole)
    if (isTrue(text) || before.has(text) || healthy.rested.has(text) || (isOver && sessionEnded.test(text)))
      continue
    const reason = untruth(kind, text)
    // What stood there while it loaded may stand there again, unless it says that there is nothing.
    if (reason && (reason === saysNothing || !healthy.ever.has(text))) find('untrue', `"${text}" ${reason}`)
  }
  // What is shown once the session is over is another matter.
  if (isOver) return findings
  const isCauseNamed = [...seen.ever].some((text) => namesCause(kind, text))
  if (seen.last.size === 0 && healthy.last.size > 0 && !isSilent) find('white', 'nothing stands there')
  if (seen.isLoading && !healthy.isLoading && !isCauseNamed) find('stuck', whole)
  if (missing(healthy, seen.last).length > 0 && !isSilent && !isCauseNamed) find('no cause', whole)
  return findings
}
