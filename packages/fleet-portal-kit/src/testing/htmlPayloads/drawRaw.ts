import type { Payload } from './payloads.ts'
import { stimulate } from './stimulate.ts'

/** The start of a page that may run code of its own and ask no server: the browser reports what it blocked. */
export const blockingPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src data: 'unsafe-inline'">`

/** Runs in the frame: draws each payload as it is, lets it work, writes it out and in again, and uses every element. */
async function drawInFrame(
  batch: readonly Pick<Payload, 'id' | 'html'>[],
  exercise: typeof stimulate,
): Promise<void> {
  const asked: string[] = []
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(blockedURI))
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100))
  const places = batch.map(({ html }) => {
    const place = document.createElement('div')
    document.body.append(place)
    place.append(document.createRange().createContextualFragment(html))
    return place
  })
  await rest()
  for (const place of places) {
    exercise(place)
    // Some payloads are harmless at first and turn hostile when they are parsed again.
    // oxlint-disable-next-line no-self-assign
    place.innerHTML = place.innerHTML
    exercise(place)
  }
  await rest()
  globalThis.parent.postMessage({ asked }, '*')
}

/** Draws payloads raw in a frame without an origin, where they may run. Resolves to the addresses that they asked for. */
export async function drawRaw(batch: readonly Payload[]): Promise<readonly string[]> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts', 'allow-forms')
  const values = JSON.stringify(batch.map(({ id, html }) => ({ id, html }))).replaceAll('<', '\\u003c')
  const call = `(${drawInFrame.toString()})(${values}, ${stimulate.toString()})`
  frame.srcdoc = `${blockingPage}<body><script>${call}</script></body>`
  const drawn = new Promise<readonly string[]>((resolve) => {
    const hear = ({ source, data }: MessageEvent<{ asked?: readonly string[] } | null>) => {
      if (source !== frame.contentWindow || !data?.asked) return
      globalThis.removeEventListener('message', hear)
      resolve(data.asked)
    }
    globalThis.addEventListener('message', hear)
  })
  document.body.append(frame)
  const asked = await drawn
  frame.remove()
  return asked
}
