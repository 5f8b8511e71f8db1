import { createElement, lazy, type ComponentType } from 'react'

/** Between one attempt to fetch a part and the next, in milliseconds. */
const waits = [300, 1000, 3000]
/** React draws again before a failure is shown. Below a boundary of another library, a later draw is another try. */
const telling = 500

/** Failures that a boundary of the kit has shown. */
const shown = new WeakSet<object>()

/** Called by a boundary for what it shows in place of its content. */
export function markErrorShown(error: unknown) {
  if (error instanceof Object) shown.add(error)
}

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
 * A component whose code is loaded when it is first rendered. It waits for a missing connection and repeats a failed load
 * for some seconds. After that the error boundary of its widget shows the failure.
 *
 * @example
 * const Form = lazyWithRetry(() => import('./Form.tsx'), 'Form')
 *
 * @since 0.1.0
 */
export function lazyWithRetry<M, Name extends keyof M>(load: () => Promise<M>, name: Name): M[Name] {
  let failure: { error: unknown; at: number } | undefined
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await patiently(load))[name] as ComponentType<object> }
      } catch (error) {
        failure = { error, at: Date.now() }
        throw error
      }
    })
  let part = fetched()
  function LazyPart(props: object) {
    if (failure && (shown.has(failure.error as object) || Date.now() - failure.at > telling)) {
      failure = undefined
      part = fetched()
    }
    return createElement(part, props)
  }
  return LazyPart as M[Name]
}
