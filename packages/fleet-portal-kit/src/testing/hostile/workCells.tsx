import { contract } from 'api-client/contract'
import type { TestFleet } from '../fleetOn.ts'
import { onScreen } from './cells.tsx'
import type { FaultKind } from './faults.ts'
import { perform } from './hands.ts'
import { witness, type Finding } from './judge.ts'
import type { HostileLine } from './line.ts'
import { addressOf, openScreen } from './openScreen.tsx'
import type { Screen } from './screens.tsx'
import { namesCause } from './sentences.ts'
import type { Work } from './works.ts'

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
  /nothing (was|has been) (done|changed|saved|bought|charged|generated|paid|sent)|not (generated|saved)|did not take place/i
const general = 'Something went wrong. Please try again.'
/** Says how it stands in words of its own. */
const saysOutcome = /not known whether|nothing was|could not find out|still being|session has ended|session was refused/i
const refusal = /Your role|Not Authorized/

const valuesNow = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  )
const plain = (text: string) => text.replace(/[\s,₱]/g, '')

/** A work on its screen, with what it sends or everything after it broken. */
export async function workOn(line: HostileLine, work: Work, screen: Screen, fleet: TestFleet) {
  const address = await addressOf(screen, fleet)
  let last = Math.floor(Math.random() * 1000)
  const next = () => (last += 1)
  const isDone = () =>
    (line.answered.get(contractRow(work.endpoint)) ?? []).some(({ status }) => status >= 200 && status < 300)

  async function run(kind?: FaultKind, scope: Scope = 'the call') {
    const steps = work.steps(next())
    return onScreen(line, () => openScreen(screen, fleet, line, address), async ({ opened, time, said }) => {
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
      const kept = [...valuesNow(), ...seen.last, ...Object.values(sessionStorage).map(String)].map(plain)
      return {
        seen,
        before,
        lost: typed.filter((text) => !kept.some((one) => one.includes(plain(text)))),
        isSent: line.answered.has(contractRow(work.endpoint)),
        isDone: isDone(),
        isOver: !screen.isPublic && opened.session.read().accessToken === undefined,
        said: [...said],
      }
    })
  }

  return {
    /** Does the work with nothing broken: the texts that say that it is done. */
    async doneTexts(): Promise<ReadonlySet<string>> {
      const { seen, before, isDone: done, isSent } = await run()
      if (!isSent) throw new Error(`${work.endpoint} was not sent from ${screen.name}: ${[...seen.last].join(' | ')}`)
      void done
      return new Set([...seen.ever].filter((text) => !before.has(text)))
    },

    async judge(kind: FaultKind, scope: Scope, doneTexts: ReadonlySet<string>): Promise<JudgedWork> {
      const { seen, before, lost, isDone: done, isOver, said } = await run(kind, scope)
      const findings: Finding[] = []
      const find = (verdict: Finding['verdict'], detail: string) => void findings.push({ verdict, detail })
      const fresh = [...seen.ever].filter((text) => !before.has(text))
      const whole = fresh.join(' | ').slice(0, 300)
      const claimsDone = fresh.some((text) => doneTexts.has(text) && !/^[A-Z]?\w{0,12}$/.test(text))
      if (seen.last.size === 0) find('white', 'nothing stands there')
      if (fresh.some((text) => text.includes('This part of the page stopped working'))) find('crash', whole)
      for (const text of fresh) {
        if (saysNothingDone.test(text) && done) find('untrue', `"${text}" though it took effect`)
        if (refusal.test(text)) find('untrue', `"${text}" though the role allows it`)
      }
      if (!isOver && !claimsDone) {
        const isTold = fresh.some((text) => namesCause(kind, text) || saysOutcome.test(text))
        if (!isTold && fresh.includes(general)) find('no cause', whole)
        if (!isTold && !fresh.includes(general)) find('stuck', whole)
      }
      if (!claimsDone) for (const text of lost) find('lost text', text)
      const mayEnd = kind === '401, ended' || kind === 'reset'
      if (isOver && !mayEnd) find('session ended', whole)
      for (const detail of said) find('complaint', detail)
      return { endpoint: work.endpoint, scope, kind, findings, isOver }
    },
  }
}

function contractRow(name: string) {
  const row = [...contract.values()].find((one) => one.name === name)
  if (!row) throw new Error(`The contract has no ${name}.`)
  return row
}
