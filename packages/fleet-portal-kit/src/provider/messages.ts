import { useContext, useMemo } from 'react'
import type { Dictionary, Message, MessageSet, Overrides } from '../locales/messageSet.ts'
import { usePortal } from './portal.ts'
import { WidgetContext } from './widgetContext.ts'

function mergeMessages<T extends Dictionary>(defaults: T, overrides: Overrides<T>): T {
  const result: Record<string, Message | Dictionary> = { ...defaults }
  for (const [key, value] of Object.entries(overrides) as [string, Message | Dictionary][]) {
    const base = defaults[key]
    if (base === undefined) continue
    if (typeof base === 'object' && typeof value === 'object') result[key] = mergeMessages(base, value)
    else if (typeof base === 'function' && typeof value === 'string') result[key] = () => value
    else if (typeof base === typeof value) result[key] = value
  }
  return result as T
}

/**
 * The messages of a namespace in the language of the provider, with its overrides. A component inside a widget suspends until
 * they are loaded. A hook of a page that draws its own UI starts with English.
 */
export function useMessages<N extends string, T extends Dictionary>(set: MessageSet<N, T>): T {
  const { language, messages } = usePortal()
  const isInWidget = useContext(WidgetContext) !== null
  const loading = language.load?.(set.namespace)
  // oxlint-disable-next-line typescript/only-throw-error -- React suspends for a promise
  if (loading && isInWidget) throw loading
  const ofNamespace = (all: Readonly<Record<string, unknown>>) =>
    all[set.namespace] as Overrides<T> | undefined
  const translation = ofNamespace(language.messages)
  const overrides = ofNamespace(messages)
  return useMemo(() => {
    const translated = translation ? mergeMessages(set.defaults, translation) : set.defaults
    return overrides ? mergeMessages(translated, overrides) : translated
  }, [set, translation, overrides])
}
