import { cleanup, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { TestFleet } from '../fleetOn.ts'
import { holdTime, type HeldTime } from './clock.ts'
import { exemptionsOf } from './exemptions.ts'
import { isStillAnAnswer, type FaultKind } from './faults.ts'
import { judged, missing, witness, type Finding, type Seen } from './judge.ts'
import type { Fault, HostileLine } from './line.ts'
import { addressOf, openScreen, type OpenedScreen } from './openScreen.tsx'
import { press, pressesNow, type Press } from './presses.ts'
import type { Screen } from './screens.tsx'

/** A screen, after some presses on it, and what is read with the last of them. */
export interface Place {
  name: string
  path: readonly Press[]
  healthy: Seen
  /** The endpoints that it reads, and whether a fault breaks what they answer. */
  endpoints: ReadonlyMap<string, (kind: FaultKind) => boolean>
}

export interface Judged {
  place: string
  endpoint: string
  kind: FaultKind
  findings: Finding[]
  /** The session is over. */
  isOver: boolean
}

/** Longer than the client waits for any read, in milliseconds. */
const patience = 200_000

/** What this document says of itself. */
const ofTheTest = /Not implemented: |not wrapped in act/

/** What the page complains of meanwhile. */
function complaints() {
  const said: string[] = []
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ').slice(0, 300)
    if (!ofTheTest.test(text)) said.push(text)
  }
  vi.spyOn(console, 'error').mockImplementation(note)
  vi.spyOn(console, 'warn').mockImplementation(note)
  return said
}

export interface Standing {
  opened: OpenedScreen
  time: HeldTime
  said: readonly string[]
}

/** Runs something on a screen of its own, on a clock that is held. */
export async function onScreen<T>(
  line: HostileLine,
  open: () => Promise<OpenedScreen>,
  run: (standing: Standing) => Promise<T>,
): Promise<T> {
  const time = holdTime(line.isBusy)
  const said = complaints()
  try {
    return await run({ opened: await open(), time, said })
  } finally {
    line.breakWith(undefined)
    await time.rest()
    cleanup()
    time.letGo()
    localStorage.clear()
    sessionStorage.clear()
  }
}

const pressAll = (name: RegExp) => {
  for (const button of document.querySelectorAll('button')) {
    if (name.test(button.textContent ?? '')) fireEvent.click(button)
  }
}

const readsOf = ({ answered }: HostileLine) =>
  new Map(
    [...answered]
      .filter(([endpoint]) => endpoint.kind === 'read')
      .map(([endpoint, answers]) => [
        endpoint.name as string,
        (kind: FaultKind) => !answers.every(({ text }) => isStillAnAnswer(endpoint, kind, text)),
      ]),
  )

/** Where there is anything to break on a screen, and what is wrong with it then. */
export async function screenOn(line: HostileLine, screen: Screen, fleet: TestFleet) {
  const address = await addressOf(screen, fleet)
  const open = (fault?: Fault) => openScreen(screen, fleet, line, address, fault)

  /**
   * The screen as it is, after presses, with nothing broken; undefined where they lead nowhere. `isLong`: what it takes
   * back by itself after a while is left out.
   */
  const look = (path: readonly Press[], isLong = false) =>
    onScreen(line, open, async ({ time }) => {
      const { look: watch, seen } = witness()
      await time.pass(1000, 100, watch)
      await time.pass(3000, 500, watch)
      for (const [index, one] of path.entries()) {
        if (index === path.length - 1) line.forget()
        if (!(await press(one, time))) return undefined
        await time.pass(1000, 100, watch)
        await time.pass(2000, 500, watch)
      }
      const name = [screen.name, ...path.map((one) => one.name)].join(' > ')
      const endpoints = readsOf(line)
      const now = seen()
      const presses = pressesNow()
      const hasMenu = document.querySelector('[role="menu"]') !== null
      if (isLong) await time.pass(patience, 5000, watch)
      const later = seen()
      const last = new Set([...now.last].filter((text) => later.last.has(text)))
      const rested = new Set([...now.last, ...later.last])
      const place: Place = { name, path, healthy: { ...later, last, rested }, endpoints }
      return { place, presses, hasMenu }
    })

  /** Presses on from a place where a menu opened. */
  async function throughMenu(one: Press, items: readonly Press[]): Promise<Place[]> {
    const places: Place[] = []
    for (const item of items) {
      const found = await look([one, item])
      if (found && found.place.endpoints.size > 0) places.push(found.place)
    }
    return places
  }

  return {
    /** The screen as it opens. */
    async start(): Promise<Place> {
      const found = await look([])
      if (!found) throw new Error(`${screen.name} cannot be opened.`)
      return found.place
    },

    /** Every press on the screen that reads something more; through a menu too. */
    async presses(): Promise<Place[]> {
      const places: Place[] = []
      const { presses = [] } = (await look([])) ?? {}
      for (const one of presses) {
        const found = await look([one])
        if (!found) continue
        if (found.place.endpoints.size > 0) places.push(found.place)
        const isNew = ({ name }: Press) => !presses.some((each) => each.name === name)
        if (found.hasMenu) places.push(...(await throughMenu(one, found.presses.filter(isNew))))
      }
      return places
    },

    /** Breaks one endpoint of a place in one way. */
    async judge({ name, path, healthy }: Place, endpoint: string, kind: FaultKind): Promise<Judged> {
      const fault = { kind, on: [endpoint] }
      const first = path.length === 0 ? fault : undefined
      const { seen, before, isOver, said, gone } = await onScreen(
        line,
        () => open(first),
        async (standing) => {
          const { opened, time } = standing
          const watching = witness()
          let before: ReadonlySet<string> = new Set()
          for (const [index, one] of path.entries()) {
            await time.pass(4000, 500, watching.look)
            if (index === path.length - 1) {
              before = new Set(watching.seen().ever)
              line.breakWith(fault)
            }
            await press(one, time)
          }
          await time.pass(3000, 500, watching.look)
          await time.pass(patience, 5000, watching.look)
          const outcome = {
            seen: watching.seen(),
            before,
            isOver: !screen.isPublic && opened.session.read().accessToken === undefined,
            said: [...standing.said],
          }
          line.breakWith(undefined)
          const left = () => missing(healthy, witness().look())
          for (let round = 0; round < 3 && !outcome.isOver && left().length > 0; round++) {
            pressAll(/Try again|Click to retry/)
            await time.pass(4000)
          }
          return { ...outcome, gone: outcome.isOver ? [] : left() }
        },
      )

      const found = (beside: Seen): Finding[] => {
        const mayEnd = kind === '401, ended' || kind === 'reset'
        const exemptions = exemptionsOf(endpoint, screen.name)
        const back = exemptions.isSilent ? [] : gone.filter((text) => beside.last.has(text))
        return [
          ...judged({ seen, before, isOver }, beside, fault, exemptions),
          ...(isOver && !mayEnd ? [{ verdict: 'session ended' as const, detail: 'ended' }] : []),
          ...back.map((detail) => ({ verdict: 'not recovered' as const, detail })),
          ...said.map((detail) => ({ verdict: 'complaint' as const, detail })),
        ]
      }
      let findings = found(healthy)
      // Presses change things at the server: the page is held against what it is now when nothing is broken.
      const now = findings.length > 0 && (await look(path, true))?.place.healthy
      const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other])
      if (now) {
        const rested = both(now.rested, healthy.rested)
        findings = found({ ...now, rested, ever: both(now.ever, healthy.ever) })
      }
      return { place: name, endpoint, kind, findings, isOver }
    },
  }
}
