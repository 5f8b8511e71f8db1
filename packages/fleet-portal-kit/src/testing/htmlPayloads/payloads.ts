import { canaryOf } from './canary.ts'
import { carriers, contexts, events } from './contexts.ts'
import { breaking, clobbered, clobbering, moves, requests, restyling } from './sideEffects.ts'
import { addressees, addresses, spellings, vectors } from './vectors.ts'

/** `runs` and `asks` have a control, which draws them raw; the others would take the page of the control away. */
type Aim = 'runs' | 'asks' | 'disturbs'

export interface Payload {
  /** What its canary reports, or its request ends with. */
  id: number
  aim: Aim
  html: string
}

type Write = (id: number) => string

const runs: readonly Write[] = [
  ...vectors.flatMap((vector) => contexts.map((context) => (id: number) => context(vector(canaryOf(id))))),
  ...addressees.flatMap((place) => addresses.map((address) => (id: number) => place(address(canaryOf(id))))),
  ...carriers.flatMap((tag) =>
    events.map((event) => (id: number) => `<${tag} on${event}="${canaryOf(id)}">A</${tag}>`),
  ),
  ...['p', 'a', 'td', 'img', 'svg'].flatMap((tag) =>
    spellings.map((spelling) => (id: number) => spelling(tag, canaryOf(id))),
  ),
]

const asks: readonly Write[] = requests.flatMap((request) =>
  contexts.slice(0, 8).map((context) => (id: number) => context(request(id))),
)

const disturbs: readonly Write[] = [
  ...moves,
  ...clobbering.flatMap((way) => clobbered.map((name) => () => way(name))),
  ...[...restyling, ...breaking].map((html) => () => html),
]

const numbered = (aim: Aim, from: number, all: readonly Write[]): Payload[] =>
  all.map((write, index) => ({ id: from + index, aim, html: write(from + index) }))

/** Hostile HTML: every way to run, to ask, to take a name and to break, in every place that changes how it is parsed. */
export const payloads: readonly Payload[] = [
  ...numbered('runs', 0, runs),
  ...numbered('asks', runs.length, asks),
  ...numbered('disturbs', runs.length + asks.length, disturbs),
]
