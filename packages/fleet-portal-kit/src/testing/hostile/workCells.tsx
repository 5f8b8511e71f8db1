import { contract } from 'api-client/contract'
import { testFleet, type TestFleet } from '../testFleet.ts'
import { onScreen } from './cells.tsx'
import { isStillAnAnswer, type FaultKind } from './faults.ts'
import { perform } from './hands.ts'
import { witness, type Finding } from './judge.ts'
import type { HostileLine } from './line.ts'
import { addressOf, openScreen } from './openScreen.tsx'
import type { Screen } from './screens.tsx'
import { namesAnyCause } from './sentences.ts'
import { words, type Work } from './works.ts'

/** What a fault breaks: the call alone, or everything that is asked from then on. */
export const scopes = ['the call', 'everything'] as const
export type Scope = (typeof scopes)[number]

export interface JudgedWork {
  endpoint: string
  scope: Scope
  kind: FaultKind
  findings: Finding[]
  isOver: boolean
}

const patience = 400_000

const saysNothingDone =
  /nothing (was|has been) (done|changed|saved|bought|charged|generated|paid|sent)|not (generated|saved)|was not made|no cash-in was made/i
const unexplained = 'Something went wrong. Please try again.'
/** Says how it stands in words of its own. */
const saysOutcome =
  /do not know whether|nothing was|could not find out|still checking|session has ended|session is no longer valid/i
const refusal = /Your role|Not Authorized/

const valuesNow = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  )
const plain = (text: string) => text.replace(/[\s,₱]/g, '')
/** A typed text as it may be kept: an amount in centavos, litres in millilitres. */
const writingsOf = (text: string): string[] => {
  const amount = Number(text)
  if (text === '' || Number.isNaN(amount)) return [plain(text)]
  return [plain(text), ...[100, 1000].map((unit) => `:${Math.round(amount * unit)}`)]
}

/** A work with nothing broken. */
export interface HealthyWork {
  /** What is said once it is done. */
  doneTexts: ReadonlySet<string>
  /** Whether a fault breaks what it is answered with. */
  isBrokenBy: (kind: FaultKind) => boolean
}

/** A work on its screen, with what it sends or everything after it broken. */
export async function workOn(line: HostileLine, work: Work, screen: Screen, fleet: TestFleet) {
  let last = Math.floor(Math.random() * 1000)
  const next = () => (last += 1)
  const endpoint = contractRow(work.endpoint)
  const isDone = () => (line.answered.get(endpoint) ?? []).some(({ status }) => status >= 200 && status < 300)

  async function run(kind?: FaultKind, scope: Scope = 'the call') {
    const n = next()
    const steps = work.steps(n)
    /** Without what is another each time. */
    const general = (text: string) => text.replaceAll(words(n), '#').replaceAll(String(n), '#')
    const own = work.isOnce ? await testFleet() : fleet
    const address = await addressOf(screen, own)
    return onScreen(
      line,
      () => openScreen(screen, own, line, address),
      async ({ opened, time, said }) => {
        await time.pass(4000)
        for (const step of steps) await perform(step, time)
        const before = witness().look()
        const typed = steps.flatMap((step) => (step[0] === 'type' ? [step[2]] : []))
        line.forget()
        if (kind) line.breakWith({ kind, ...(scope === 'the call' && { on: [work.endpoint] }) })
        const watching = witness()
        for (const step of work.send) await perform(step, time)
        await time.pass(3000, 500, watching.look)
        await time.pass(kind ? patience : 3000, 5000, watching.look)
        const seen = watching.seen()
        const fresh = [...seen.ever].filter((text) => !before.has(text)).map(general)
        const kept = [...valuesNow(), ...seen.last, ...Object.values(sessionStorage).map(String)].map(plain)
        return {
          seen,
          fresh,
          lost: typed.filter(
            (text) => !kept.some((one) => writingsOf(text).some((writing) => one.includes(writing))),
          ),
          answers: line.answered.get(endpoint)?.map(({ text }) => text),
          isDone: isDone(),
          wasOutcomeSeen: Object.values(localStorage).some((text) => String(text).includes('"isSeen":true')),
          isOver: !screen.isPublic && opened.session.read().accessToken === undefined,
          said: [...said],
        }
      },
    )
  }

  return {
    async healthy(): Promise<HealthyWork> {
      const { seen, fresh, answers } = await run()
      if (!answers) throw new Error(`${work.endpoint} was not sent: ${[...seen.last].join(' | ')}`)
      return {
        doneTexts: new Set(fresh.filter((text) => text.includes(' '))),
        isBrokenBy: (kind) => !answers.every((text) => isStillAnAnswer(endpoint, kind, text)),
      }
    },

    async judge(kind: FaultKind, scope: Scope, { doneTexts }: HealthyWork): Promise<JudgedWork> {
      const { seen, fresh, lost, isDone: done, wasOutcomeSeen, isOver, said } = await run(kind, scope)
      const findings: Finding[] = []
      const find = (verdict: Finding['verdict'], detail: string) => void findings.push({ verdict, detail })
      const whole = fresh.join(' | ').slice(0, 300)
      const claimsDone = fresh.some((text) => doneTexts.has(text))
      if (seen.last.size === 0) find('white', 'nothing stands there')
      if (fresh.some((text) => text.includes('This part of the page stopped working'))) find('crash', whole)
      for (const text of fresh) {
        if (saysNothingDone.test(text) && done) find('untrue', `"${text}" though it took effect`)
        if (refusal.test(text)) find('untrue', `"${text}" though the role allows it`)
      }
      if (!isOver && !claimsDone) {
        const isTold = fresh.some((text) => namesAnyCause(text) || saysOutcome.test(text))
        if (!isTold && fresh.includes(unexplained)) find('no cause', whole)
        if (!isTold && !fresh.includes(unexplained)) find('stuck', whole)
      }
      // A payment whose outcome was on the screen is done, whatever stands there since.
      if (!claimsDone && !wasOutcomeSeen) for (const text of lost) find('lost text', text)
      const mayEnd = kind === '401, ended' || kind === 'reset'
      if (isOver && !mayEnd) find('session ended', whole)
      for (const detail of said) find('complaint', detail)
      return { endpoint: work.endpoint, scope, kind, findings, isOver }
    },
  }
}

function contractRow(name: string) {
  const endpoint = [...contract.values()].find((one) => one.name === name)
  if (!endpoint) throw new Error(`The contract has no ${name}.`)
  return endpoint
}
