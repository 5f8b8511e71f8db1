import { createElement, lazy, type ComponentType } from 'react'

/** Between one attempt to fetch a part and the next, in milliseconds. */
const waits = [300, 1000, 3000]
/** React draws once more to tell of a failure; what is drawn later than that is another try of a person. */
const telling = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the connection where the browser knows that there is none. */
async function connection() {
  if (globalThis.navigator.onLine) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}

async function patiently<M>(load: () => Promise<M>): Promise<M> {
  for (const wait of waits) {
    await connection()
    try {
      return await load()
    } catch {
      await pause(wait)
    }
  }
  return load()
}

/**
 * A component whose code is fetched when it is first drawn: `lazyPart(() => import('./Form.tsx'), 'Form')`. A lost
 * connection is waited for and a failure tried again for some seconds; what then fails breaks its widget until it is
 * drawn anew.
 */
export function lazyPart<M, Name extends keyof M>(load: () => Promise<M>, name: Name): M[Name] {
  let failedAt: number | undefined
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await patiently(load))[name] as ComponentType<object> }
      } catch (error) {
        failedAt = Date.now()
        throw error
      }
    })
  let part = fetched()
  function LazyPart(props: object) {
    if (failedAt !== undefined && Date.now() - failedAt > telling) {
      failedAt = undefined
      part = fetched()
    }
    return createElement(part, props)
  }
  return LazyPart as M[Name]
}
