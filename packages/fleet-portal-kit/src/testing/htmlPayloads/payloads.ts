import { canaryOf } from './canary.ts'
import { carriers, contexts, events } from './contexts.ts'
import { breaking, clobbered, clobbering, navigations, requests, restyling } from './sideEffects.ts'
import { urlAttributes, scriptUrls, handlerSpellings, vectors } from './vectors.ts'

/** `runs` and `asks` are verified by rendering them unsanitized. `disturbs` would navigate or break that page. */
type Aim = 'runs' | 'asks' | 'disturbs'

export interface Payload {
  /** The id that its script posts, and that its request URL ends with. */
  id: number
  aim: Aim
  html: string
}

type Write = (id: number) => string

const runs: readonly Write[] = [
  ...vectors.flatMap((vector) => contexts.map((context) => (id: number) => context(vector(canaryOf(id))))),
  ...urlAttributes.flatMap((place) => scriptUrls.map((url) => (id: number) => place(url(canaryOf(id))))),
  ...carriers.flatMap((tag) =>
    events.map((event) => (id: number) => `<${tag} on${event}="${canaryOf(id)}">A</${tag}>`),
  ),
  ...['p', 'a', 'td', 'img', 'svg'].flatMap((tag) =>
    handlerSpellings.map((spelling) => (id: number) => spelling(tag, canaryOf(id))),
  ),
]

const asks: readonly Write[] = requests.flatMap((request) =>
  contexts.slice(0, 8).map((context) => (id: number) => context(request(id))),
)

const disturbs: readonly Write[] = [
  ...navigations,
  ...clobbering.flatMap((way) => clobbered.map((name) => () => way(name))),
  ...[...restyling, ...breaking].map((html) => () => html),
]

const numbered = (aim: Aim, from: number, all: readonly Write[]): Payload[] =>
  all.map((write, index) => ({ id: from + index, aim, html: write(from + index) }))

/** Hostile HTML that runs code, sends requests, clobbers names or breaks parsers, in every parser context. */
export const payloads: readonly Payload[] = [
  ...numbered('runs', 0, runs),
  ...numbered('asks', runs.length, asks),
  ...numbered('disturbs', runs.length + asks.length, disturbs),
]
