import type { Fault } from './hostileServer.ts'
import { claimsNoData, namesCause, untrueReason } from './errorTexts.ts'
import { visibleTexts } from './visibleTexts.ts'

export const verdicts = [
  'blank',
  'crash',
  'untrue',
  'no cause',
  'stuck',
  'lost text',
  'session ended',
  'console error',
  'not recovered',
] as const
export type Verdict = (typeof verdicts)[number]

export interface Finding {
  verdict: Verdict
  detail: string
}

const crashed = 'This part of the page stopped working'
const sessionEnded = /session has ended|session is no longer valid/

/** The texts of a page: at the end, and at any time since it was opened or used. */
export interface PageTexts {
  last: ReadonlySet<string>
  /** `last`, and texts that the settled page removed by itself later. */
  rested: ReadonlySet<string>
  ever: ReadonlySet<string>
  isLoading: boolean
}

/** Collects the texts of the page. `look` has to be called after each change. */
export function observePage() {
  const ever = new Set<string>()
  const look = () => {
    const last = visibleTexts()
    for (const text of last) ever.add(text)
    return last
  }
  return {
    look,
    texts: (): PageTexts => {
      const last = look()
      const isLoading = document.querySelector('[aria-busy="true"], .fpk-skeleton') !== null
      return { last, rested: last, ever, isLoading }
    },
  }
}

export const missingTexts = (healthy: PageTexts, texts: ReadonlySet<string>): string[] =>
  [...healthy.last].filter((text) => !texts.has(text))

interface ReadOutcome {
  texts: PageTexts
  /** The texts before the fault. */
  before: ReadonlySet<string>
  /** Whether the session has ended. */
  isOver: boolean
}

/** Which texts are allowed although a read failed, and whether the failed read may be hidden. */
export interface Exemptions {
  isTrue: (text: string) => boolean
  isSilent: boolean
}

/** The findings on a page after a failed read, in comparison with the same page without a fault. */
export function readFindings(
  { texts, before, isOver }: ReadOutcome,
  healthy: PageTexts,
  { kind }: Fault,
  { isTrue, isSilent }: Exemptions,
): Finding[] {
  const findings: Finding[] = []
  const find = (verdict: Verdict, detail: string) => void findings.push({ verdict, detail })
  const whole = [...texts.last].join(' | ').slice(0, 300)
  for (const text of texts.ever) {
    if (text.includes(crashed)) find('crash', whole)
    if (isTrue(text) || before.has(text) || healthy.rested.has(text) || (isOver && sessionEnded.test(text)))
      continue
    const reason = untrueReason(kind, text)
    // A text that was shown during loading may appear again, unless it claims that there is no data.
    if (reason && (reason === claimsNoData || !healthy.ever.has(text))) find('untrue', `"${text}" ${reason}`)
  }
  // The page after the end of the session is checked elsewhere.
  if (isOver) return findings
  const isCauseNamed = [...texts.ever].some((text) => namesCause(kind, text))
  if (texts.last.size === 0 && healthy.last.size > 0 && !isSilent) find('blank', 'the page is empty')
  if (texts.isLoading && !healthy.isLoading && !isCauseNamed) find('stuck', whole)
  const missing = missingTexts(healthy, texts.last)
  if (missing.length > 0 && !isSilent && !isCauseNamed) {
    find('no cause', `without "${missing.join('", "').slice(0, 200)}": ${whole}`)
  }
  return findings
}
