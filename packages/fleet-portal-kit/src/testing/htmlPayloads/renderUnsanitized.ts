import type { Payload } from './payloads.ts'
import { exerciseElements } from './exerciseElements.ts'

/** The start of a page that can run inline code and send no request. The browser reports blocked requests. */
export const blockingPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src data: 'unsafe-inline'">`

/** Runs in the frame: renders each payload unsanitized, waits, parses it again, and uses every element. */
async function renderInFrame(
  batch: readonly Pick<Payload, 'id' | 'html'>[],
  exercise: typeof exerciseElements,
): Promise<void> {
  const requestedUrls: string[] = []
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => requestedUrls.push(blockedURI))
  const wait = () => new Promise((resolve) => setTimeout(resolve, 100))
  const places = batch.map(({ html }) => {
    const place = document.createElement('div')
    document.body.append(place)
    place.append(document.createRange().createContextualFragment(html))
    return place
  })
  await wait()
  for (const place of places) {
    exercise(place)
    // Some payloads are harmless at first and turn hostile when they are parsed again.
    // oxlint-disable-next-line no-self-assign
    place.innerHTML = place.innerHTML
    exercise(place)
  }
  await wait()
  globalThis.parent.postMessage({ requestedUrls }, '*')
}

/** Renders payloads unsanitized in a frame without an origin, where they can run. Resolves to the requested URLs. */
export async function renderUnsanitized(batch: readonly Payload[]): Promise<readonly string[]> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts', 'allow-forms')
  const values = JSON.stringify(batch.map(({ id, html }) => ({ id, html }))).replaceAll('<', '\\u003c')
  const call = `(${renderInFrame.toString()})(${values}, ${exerciseElements.toString()})`
  frame.srcdoc = `${blockingPage}<body><script>${call}</script></body>`
  const requested = new Promise<readonly string[]>((resolve) => {
    const hear = ({ source, data }: MessageEvent<{ requestedUrls?: readonly string[] } | null>) => {
      if (source !== frame.contentWindow || !data?.requestedUrls) return
      globalThis.removeEventListener('message', hear)
      resolve(data.requestedUrls)
    }
    globalThis.addEventListener('message', hear)
  })
  document.body.append(frame)
  const requestedUrls = await requested
  frame.remove()
  return requestedUrls
}
