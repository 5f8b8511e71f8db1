import { createElement, lazy, type ComponentType } from 'react'

/** The delays before each further attempt to load the code, in milliseconds. */
const retryDelays = [300, 1000, 3000]
/**
 * React renders again before a boundary shows an error, and that render must not load again. Other boundaries than the kit's
 * do not call `markErrorShown`: below them a render this much later, in milliseconds, counts as a new attempt.
 */
const newAttemptAfter = 500

/** Errors that a boundary of the kit has shown. */
const shownErrors = new WeakSet<object>()

/** Called by a boundary when it shows an error. */
export function markErrorShown(error: unknown) {
  if (error instanceof Object) shownErrors.add(error)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the `online` event if the browser is offline. Servers are never offline. */
async function waitUntilOnline() {
  if (globalThis.navigator?.onLine !== false) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}

async function loadWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const delay of retryDelays) {
    await waitUntilOnline()
    try {
      return await load()
    } catch {
      await wait(delay)
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
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: (await loadWithRetry(load))[name] as ComponentType<object> }
      } catch (error) {
        failure = { error, at: Date.now() }
        throw error
      }
    })
  let component = createLazy()
  function LazyWithRetry(props: object) {
    if (failure && (shownErrors.has(failure.error as object) || Date.now() - failure.at > newAttemptAfter)) {
      failure = undefined
      component = createLazy()
    }
    return createElement(component, props)
  }
  return LazyWithRetry as M[Name]
}
