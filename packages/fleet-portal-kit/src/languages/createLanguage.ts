import { loadWithRetry } from '../provider/loadWithRetry.ts'
import type { LanguageOnDemand } from '../locales/language.ts'
import type { LanguageSource } from '../locales/languageSource.ts'
import type { MessageNamespace } from '../locales/messageOverrides.ts'
import { createKeyRenamer } from '../provider/renameKeys.ts'
import { createLanguageFailure } from './LanguageFailure.tsx'

/** The namespaces that nearly every widget needs. They are loaded together with the first one. */
const firstNamespaces: readonly MessageNamespace[] = ['ui', 'errors']

/** How long a widget waits for sentences before it shows English ones, in milliseconds. The load goes on. */
const longestWait = 10_000

/** Resolves when widgets should no longer wait: after some seconds, and at once without a connection. */
const waitLimit = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, globalThis.navigator?.onLine === false ? 0 : longestWait)
  })

/**
 * A language whose sentences are loaded by namespace, when a widget first needs them. A widget shows its placeholder until
 * then. Sentences that cannot be loaded stay English: a banner says so, and they are loaded again. Create it once, outside
 * of components.
 *
 * @example
 * const filipino = createLanguage(languageSources.fil)
 *
 * <FleetPortalProvider language={filipino} apiUrl={apiUrl} getSession={getSession}>
 *
 * @since 0.1.0
 */
export function createLanguage({ locale, load }: LanguageSource): LanguageOnDemand {
  const messages: Record<string, unknown> = {}
  const loads = new Map<MessageNamespace, Promise<void> | 'done' | 'failed'>()
  const listeners = new Set<() => void>()
  const renameKeys = createKeyRenamer()

  const finish = (namespace: MessageNamespace, state: 'done' | 'failed') => {
    loads.set(namespace, state)
    for (const listener of listeners) listener()
  }
  const fetchSentences = (namespace: MessageNamespace) =>
    loadWithRetry(() => load(namespace)).then(
      (loaded) => {
        Object.assign(messages, renameKeys(loaded))
        finish(namespace, 'done')
      },
      () => finish(namespace, 'failed'),
    )
  const start = (namespace: MessageNamespace) => {
    const loading = Promise.race([fetchSentences(namespace), waitLimit()]).then(() => {
      if (typeof loads.get(namespace) !== 'string') finish(namespace, 'failed')
    })
    loads.set(namespace, loading)
    return loading
  }
  const failed = () => [...loads].filter(([, state]) => state === 'failed').map(([namespace]) => namespace)
  let retrying: Promise<unknown> | undefined
  const retry = () => {
    // They stay failed, so English, until they are loaded: widgets that are on the screen must not wait again.
    retrying ??= Promise.all(failed().map(fetchSentences)).finally(() => {
      retrying = undefined
    })
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    locale,
    messages,
    subscribe,
    load(name) {
      const namespace = name as MessageNamespace
      if (loads.size === 0) for (const first of firstNamespaces) void start(first)
      const state = loads.get(namespace) ?? start(namespace)
      return typeof state === 'string' ? undefined : state
    },
    Failure: createLanguageFailure({ locale, subscribe, failed, retry }),
  }
}
