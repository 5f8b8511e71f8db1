import { contract } from 'fleet-portal-api-client/contract'
import { testFleet, type TestFleet } from '../testFleet.ts'
import { withScreen } from './readChecks.tsx'
import { isValidDespiteFault, type FaultKind } from './faults.ts'
import { performStep } from './performStep.ts'
import { observePage, type Finding } from './findings.ts'
import type { HostileServer } from './hostileServer.ts'
import { createPageState, openScreen } from './openScreen.tsx'
import type { Screen } from './screens.tsx'
import { namesAnyCause } from './errorTexts.ts'
import { lettersOf, type WriteScenario } from './writeScenarios.ts'

/** The requests that a fault breaks: only the call, or all requests from then on. */
export const scopes = ['the call', 'everything'] as const
export type Scope = (typeof scopes)[number]

export interface WriteCheckResult {
  endpoint: string
  scope: Scope
  kind: FaultKind
  findings: Finding[]
  isOver: boolean
}

/** Milliseconds. Longer than the client waits for any outcome. */
const maximumWait = 400_000

const saysNothingDone =
  /nothing (was|has been) (done|changed|saved|bought|charged|generated|paid|sent)|not (generated|saved)|was not created|no cash-in was created/i
const unexplained = 'Something went wrong. Please try again.'
/** Texts that name the outcome. */
const saysOutcome =
  /do not know whether|nothing was|could not find out|still checking|session has ended|session is no longer valid/i
const refusal = /Your role|Not Authorized/

const valuesNow = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  )
const plain = (text: string) => text.replace(/[\s,₱]/g, '')
/** The forms in which a typed text can be stored: amounts in centavos, litres in millilitres. */
const storedFormsOf = (text: string): string[] => {
  const amount = Number(text)
  if (text === '' || Number.isNaN(amount)) return [plain(text)]
  return [plain(text), ...[100, 1000].map((unit) => `:${Math.round(amount * unit)}`)]
}

/** The result of a scenario without a fault. */
export interface HealthyRun {
  /** The texts that appear after success. */
  doneTexts: ReadonlySet<string>
  /** Whether a kind of fault breaks the answer. */
  isBrokenBy: (kind: FaultKind) => boolean
}

/** Each run types its own number, so that no two runs add the same name. */
let lastRun = 4100

/** Checks a scenario on its screen, while its call or all requests fail. */
export async function createWriteChecks(
  server: HostileServer,
  scenario: WriteScenario,
  screen: Screen,
  fleet: TestFleet,
) {
  const endpoint = endpointNamed(scenario.endpoint)
  const isDone = () =>
    (server.responses.get(endpoint) ?? []).some(({ status }) => status >= 200 && status < 300)

  async function run(kind?: FaultKind, scope: Scope = 'the call') {
    lastRun += 1
    const n = lastRun
    const steps = scenario.steps(n)
    /** Replaces the number of the run. */
    const general = (text: string) => text.replaceAll(lettersOf(n), '#').replaceAll(String(n), '#')
    const own = scenario.isOnce ? await testFleet() : fleet
    const pageState = await createPageState(screen, own)
    return withScreen(
      server,
      () => openScreen(screen, own, server, pageState),
      async ({ opened, clock, consoleErrors }) => {
        await clock.advance(4000)
        for (const step of steps) await performStep(step, clock)
        const before = observePage().look()
        const typed = steps.flatMap((step) => (step[0] === 'type' ? [step[2]] : []))
        server.clearResponses()
        if (kind) server.setFault({ kind, ...(scope === 'the call' && { on: [scenario.endpoint] }) })
        const observation = observePage()
        for (const step of scenario.send) await performStep(step, clock)
        await clock.advance(3000, 500, observation.look)
        await clock.advance(kind ? maximumWait : 3000, 5000, observation.look)
        const texts = observation.texts()
        const newTexts = [...texts.ever].filter((text) => !before.has(text)).map(general)
        const kept = [...valuesNow(), ...texts.last, ...Object.values(sessionStorage).map(String)].map(plain)
        return {
          texts,
          newTexts,
          lost: typed.filter(
            (text) => !kept.some((one) => storedFormsOf(text).some((form) => one.includes(form))),
          ),
          answers: server.responses.get(endpoint)?.map(({ text }) => text),
          isDone: isDone(),
          wasOutcomeSeen: Object.values(localStorage).some((text) => String(text).includes('"isSeen":true')),
          isOver: !screen.isPublic && opened.session.read().accessToken === undefined,
          consoleErrors: [...consoleErrors],
        }
      },
    )
  }

  return {
    async healthy(): Promise<HealthyRun> {
      const { texts, newTexts, answers } = await run()
      if (!answers) throw new Error(`${scenario.endpoint} was not sent: ${[...texts.last].join(' | ')}`)
      return {
        doneTexts: new Set(newTexts.filter((text) => text.includes(' '))),
        isBrokenBy: (kind) => !answers.every((text) => isValidDespiteFault(endpoint, kind, text)),
      }
    },

    async check(kind: FaultKind, scope: Scope, { doneTexts }: HealthyRun): Promise<WriteCheckResult> {
      const {
        texts,
        newTexts,
        lost,
        isDone: done,
        wasOutcomeSeen,
        isOver,
        consoleErrors,
      } = await run(kind, scope)
      const findings: Finding[] = []
      const find = (verdict: Finding['verdict'], detail: string) => void findings.push({ verdict, detail })
      const whole = newTexts.join(' | ').slice(0, 300)
      const claimsDone = newTexts.some((text) => doneTexts.has(text))
      if (texts.last.size === 0) find('blank', 'the page is empty')
      if (newTexts.some((text) => text.includes('This part of the page stopped working')))
        find('crash', whole)
      for (const text of newTexts) {
        if (saysNothingDone.test(text) && done) find('untrue', `"${text}" though it took effect`)
        if (refusal.test(text)) find('untrue', `"${text}" though the role allows it`)
      }
      if (!isOver && !claimsDone) {
        const isExplained = newTexts.some((text) => namesAnyCause(text) || saysOutcome.test(text))
        if (!isExplained && newTexts.includes(unexplained)) find('no cause', whole)
        if (!isExplained && !newTexts.includes(unexplained)) find('stuck', whole)
      }
      // A payment is done once its outcome was shown, with any text after that.
      if (!claimsDone && !wasOutcomeSeen) for (const text of lost) find('lost text', text)
      const mayEnd = kind === '401, ended' || kind === 'reset'
      if (isOver && !mayEnd) find('session ended', whole)
      for (const detail of consoleErrors) find('console error', detail)
      return { endpoint: scenario.endpoint, scope, kind, findings, isOver }
    },
  }
}

function endpointNamed(name: string) {
  const endpoint = [...contract.values()].find((one) => one.name === name)
  if (!endpoint) throw new Error(`The contract has no ${name}.`)
  return endpoint
}
