import { foreignHost } from './canary.ts'
import type { Payload } from './payloads.ts'
import { stimulate } from './stimulate.ts'

/** Runs in the frame: draws each payload as it is, lets it work, writes it out and in again, and uses every element. */
async function drawInFrame(
  batch: readonly Pick<Payload, 'id' | 'html'>[],
  host: string,
  use: typeof stimulate,
): Promise<void> {
  const asked = new Set<number>()
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = new URL(name)
      if (url.hostname === host) asked.add(Number(url.pathname.slice(1)))
    }
  }).observe({ entryTypes: ['resource'] })
  const rest = () => new Promise((resolve) => setTimeout(resolve, 250))
  const places = batch.map(({ html }) => {
    const place = document.createElement('div')
    document.body.append(place)
    place.append(document.createRange().createContextualFragment(html))
    return place
  })
  await rest()
  for (const place of places) {
    use(place)
    // Some payloads are harmless at first and turn hostile when they are parsed again.
    // oxlint-disable-next-line no-self-assign
    place.innerHTML = place.innerHTML
    use(place)
  }
  await rest()
  globalThis.parent.postMessage({ asked: [...asked] }, '*')
}

/** Draws payloads raw in a frame without an origin, where they may run. Resolves to those that asked the foreign host. */
export async function drawRaw(batch: readonly Payload[]): Promise<readonly number[]> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts', 'allow-forms')
  const values = JSON.stringify(batch.map(({ id, html }) => ({ id, html }))).replaceAll('<', '\\u003c')
  const call = `(${drawInFrame.toString()})(${values}, '${foreignHost}', ${stimulate.toString()})`
  frame.srcdoc = `<!doctype html><body><script>${call}</script></body>`
  const drawn = new Promise<readonly number[]>((resolve) => {
    const hear = ({ source, data }: MessageEvent<{ asked?: readonly number[] } | null>) => {
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
