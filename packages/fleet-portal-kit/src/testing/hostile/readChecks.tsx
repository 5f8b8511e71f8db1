import { cleanup, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { TestFleet } from '../createTestFleet.ts'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import { exemptionsOf } from './exemptions.ts'
import { isValidDespiteFault, type FaultKind } from './faults.ts'
import { missingTexts, observePage, readFindings, type Finding, type PageTexts } from './findings.ts'
import type { Fault, HostileServer } from './hostileServer.ts'
import { createPageState, openScreen, type OpenedScreen } from './openScreen.tsx'
import { activate, newControls, type Control } from './controls.ts'
import type { Screen } from './screens.tsx'

/** A screen after some presses, with the reads that the last press triggers. */
export interface Place {
  name: string
  path: readonly Control[]
  healthy: PageTexts
  /** The endpoints that it reads. The function says whether a kind of fault breaks their answers. */
  endpoints: ReadonlyMap<string, (kind: FaultKind) => boolean>
  /** Whether the last press changes data at the server, so that each look at the place has some other texts. */
  isWrite: boolean
}

export interface ReadCheckResult {
  place: string
  endpoint: string
  kind: FaultKind
  findings: Finding[]
  /** Whether the session has ended. */
  isOver: boolean
}

/** Milliseconds. Longer than the client waits for any read. */
const maximumWait = 200_000

/** Messages of jsdom and React about the test environment. */
const environmentMessage = /Not implemented: |not wrapped in act/

/** Records the errors and warnings on the console. */
function recordConsole() {
  const said: string[] = []
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ').slice(0, 300)
    if (!environmentMessage.test(text)) said.push(text)
  }
  vi.spyOn(console, 'error').mockImplementation(note)
  vi.spyOn(console, 'warn').mockImplementation(note)
  return said
}

export interface OpenedContext {
  opened: OpenedScreen
  clock: FakeClock
  consoleErrors: readonly string[]
}

/** Opens a screen on a fake clock, runs a function on it, and removes it. */
export async function withScreen<T>(
  server: HostileServer,
  open: () => Promise<OpenedScreen>,
  run: (context: OpenedContext) => Promise<T>,
): Promise<T> {
  const clock = createFakeClock(server.isBusy)
  const consoleErrors = recordConsole()
  // The test environment has no URLs of files. Screens save files with them.
  const createFileUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  try {
    return await run({ opened: await open(), clock, consoleErrors })
  } finally {
    server.setFault(undefined)
    await clock.settle()
    cleanup()
    clock.restore()
    createFileUrl.mockRestore()
    localStorage.clear()
    sessionStorage.clear()
  }
}

const pressAll = (name: RegExp) => {
  for (const button of document.querySelectorAll('button')) {
    if (name.test(button.textContent ?? '')) fireEvent.click(button)
  }
}

const readsOf = ({ responses }: HostileServer) =>
  new Map(
    [...responses]
      .filter(([endpoint]) => endpoint.kind === 'read')
      .map(([endpoint, answers]) => [
        endpoint.name as string,
        (kind: FaultKind) => !answers.every(({ text }) => isValidDespiteFault(endpoint, kind, text)),
      ]),
  )

/** Finds the reads of a screen, and checks the screen while one of them fails. */
export async function createReadChecks(server: HostileServer, screen: Screen, fleet: TestFleet) {
  const pageState = await createPageState(screen, fleet)
  const open = (fault?: Fault) => openScreen(screen, fleet, server, pageState, fault)

  /**
   * The screen after presses, without a fault; undefined if a control does not exist. With `isLong`, texts that the screen
   * removes by itself after a while are left out.
   */
  const look = (path: readonly Control[], isLong = false) =>
    withScreen(server, open, async ({ clock }) => {
      const { look: watch, texts } = observePage()
      await clock.advance(1000, 100, watch)
      await clock.advance(3000, 500, watch)
      for (const [index, one] of path.entries()) {
        if (index === path.length - 1) server.clearResponses()
        if (!(await activate(one, clock))) return undefined
        await clock.advance(1000, 100, watch)
        await clock.advance(2000, 500, watch)
      }
      const name = [screen.name, ...path.map((one) => one.name)].join(' > ')
      const endpoints = readsOf(server)
      const now = texts()
      const presses = newControls()
      const hasMenu = document.querySelector('[role="menu"]') !== null
      if (isLong) await clock.advance(maximumWait, 5000, watch)
      const later = texts()
      const last = new Set([...now.last].filter((text) => later.last.has(text)))
      const rested = new Set([...now.last, ...later.last])
      const isWrite = [...server.responses.keys()].some(({ kind }) => kind === 'write')
      const place: Place = { name, path, healthy: { ...later, last, rested }, endpoints, isWrite }
      return { place, presses, hasMenu }
    })

  /** Presses each item of an opened menu. */
  async function throughMenu(one: Control, items: readonly Control[]): Promise<Place[]> {
    const places: Place[] = []
    for (const item of items) {
      const found = await look([one, item])
      if (found && found.place.endpoints.size > 0) places.push(found.place)
    }
    return places
  }

  return {
    /** The screen after it was opened. */
    async initialPlace(): Promise<Place> {
      const found = await look([])
      if (!found) throw new Error(`${screen.name} cannot be opened.`)
      return found.place
    },

    /** The screen after each press that triggers more reads, menus included. */
    async pressedPlaces(): Promise<Place[]> {
      const places: Place[] = []
      const { presses = [] } = (await look([])) ?? {}
      for (const one of presses) {
        const found = await look([one])
        if (!found) continue
        if (found.place.endpoints.size > 0) places.push(found.place)
        const isNew = ({ name }: Control) => !presses.some((each) => each.name === name)
        if (found.hasMenu) places.push(...(await throughMenu(one, found.presses.filter(isNew))))
      }
      // What they write pushes rows off the page that other places need.
      return places.toSorted((one, other) => Number(one.isWrite) - Number(other.isWrite))
    },

    /** Breaks one endpoint of a place with one kind of fault. */
    async check(
      { name, path, healthy, isWrite }: Place,
      endpoint: string,
      kind: FaultKind,
    ): Promise<ReadCheckResult> {
      const fault = { kind, on: [endpoint] }
      const first = path.length === 0 ? fault : undefined
      const { texts, before, isOver, consoleErrors, gone } = await withScreen(
        server,
        () => open(first),
        async (context) => {
          const { opened, clock } = context
          const observation = observePage()
          let before: ReadonlySet<string> = new Set()
          for (const [index, one] of path.entries()) {
            await clock.advance(4000, 500, observation.look)
            if (index === path.length - 1) {
              before = new Set(observation.texts().ever)
              server.setFault(fault)
            }
            await activate(one, clock)
          }
          await clock.advance(3000, 500, observation.look)
          await clock.advance(maximumWait, 5000, observation.look)
          const outcome = {
            texts: observation.texts(),
            before,
            isOver: !screen.isPublic && opened.session.read().accessToken === undefined,
            consoleErrors: [...context.consoleErrors],
          }
          server.setFault(undefined)
          const stillMissing = () => missingTexts(healthy, observePage().look())
          for (let round = 0; round < 3 && !outcome.isOver && stillMissing().length > 0; round++) {
            pressAll(/Try again|Click to retry/)
            await clock.advance(4000)
          }
          return { ...outcome, gone: outcome.isOver ? [] : stillMissing() }
        },
      )

      const findingsBeside = (beside: PageTexts): Finding[] => {
        const mayEnd = kind === '401, ended' || kind === 'reset'
        const exemptions = exemptionsOf(endpoint, screen.name)
        const notRecovered = exemptions.isSilent ? [] : gone.filter((text) => beside.last.has(text))
        return [
          ...readFindings({ texts, before, isOver }, beside, fault, exemptions),
          ...(isOver && !mayEnd ? [{ verdict: 'session ended' as const, detail: 'ended' }] : []),
          ...notRecovered.map((detail) => ({ verdict: 'not recovered' as const, detail })),
          ...consoleErrors.map((detail) => ({ verdict: 'console error' as const, detail })),
        ]
      }
      let findings = findingsBeside(healthy)
      // Presses can change data at the server: compare with the page as it is now without a fault.
      const now = findings.length > 0 && (await look(path, true))?.place.healthy
      const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other])
      if (now) {
        const rested = both(now.rested, healthy.rested)
        const last = isWrite ? new Set([...now.last].filter((text) => healthy.last.has(text))) : now.last
        findings = findingsBeside({ ...now, last, rested, ever: both(now.ever, healthy.ever) })
      }
      return { place: name, endpoint, kind, findings, isOver }
    },
  }
}
