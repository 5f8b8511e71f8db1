import { createElement, lazy, type ComponentType } from 'react'
import { loadWithRetry } from '../../provider/loadWithRetry.ts'

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
