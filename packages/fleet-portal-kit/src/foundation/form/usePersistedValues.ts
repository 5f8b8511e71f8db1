import { uniqueId } from 'api-client'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { usePortal } from '../../provider/portal.ts'
import { fingerprint } from '../data/fingerprint.ts'
import { usePersistedState } from '../data/usePersistedState.ts'
import { linesOf } from './unsavedText.ts'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What differs from the defaults, field by field. Untouched fields are left out: they come back as the server has them then. */
function changesIn(values: FieldValues, defaults: FieldValues): FieldValues | undefined {
  const changed = Object.entries(values).filter(([name, value]) => !isEqual(value, defaults[name]))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** Beside the fields: what the copies of one text in several tabs have in common. No field has a blank in its name. */
const idName = 'draft id'

function idIn(found: unknown): string | undefined {
  const id = typeof found === 'object' && found !== null ? (found as FieldValues)[idName] : undefined
  return typeof id === 'string' ? id : undefined
}

/** What can be a value of its field again: known by name, and of the kind that its default is. */
function fitting(found: unknown, defaults: FieldValues): [string, unknown][] {
  if (typeof found !== 'object' || found === null) return []
  return Object.entries(found).filter(([name, value]: [string, unknown]) => {
    if (!(name in defaults)) return false
    const usual: unknown = defaults[name]
    return usual === null || usual === undefined || value === null || typeof usual === typeof value
  })
}

/**
 * Keeps what is typed in a form in the tab, under a name, and puts it back when the form opens again. It goes when the
 * form says so: it was sent, or the person left it. It stays with a reload, with a session that ended by itself, and
 * where the form was taken away; then what stood in it is noted as well, with the fields' labels.
 */
export function usePersistedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  element: RefObject<HTMLFormElement | null>,
  labels: ReadonlyMap<string, string>,
) {
  const { client, draftStore } = usePortal()
  const { session } = client
  const kept = usePersistedState(name)
  const [leftAt, setLeftAt] = useState(() => {
    const found = kept?.found()
    return fitting(found?.value, form.formState.defaultValues as FieldValues).length > 0
      ? found?.at
      : undefined
  })
  const isOpen = useRef(false)

  // In the layout phase the form is still there to be read when it goes.
  useLayoutEffect(() => {
    if (!kept || !name) return
    const shown = element.current
    isOpen.current = true
    draftStore.setUnsavedText({ name, lines: [] })
    return () => {
      isOpen.current = false
      const found = kept.found()?.value
      const names = Object.keys(typeof found === 'object' && found !== null ? found : {})
      const lines = shown ? linesOf(shown, labels, names) : []
      // Later, so that a form that is only drawn anew is still the same one. After signing out nothing is anybody's.
      setTimeout(() => {
        const { accessToken, lastUserId } = session.read()
        if (isOpen.current || !kept.found() || !(accessToken ?? lastUserId)) return
        draftStore.setUnsavedText({ name, lines })
      })
    }
  }, [kept, name, element, labels, draftStore, session])

  useEffect(() => {
    if (!kept) return
    const defaults = form.formState.defaultValues as FieldValues
    for (const [field, value] of fitting(kept.found()?.value, defaults)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changesIn(values, defaultValues as FieldValues)
        const id = idIn(kept.found()?.value) ?? uniqueId()
        kept.keep(changes && { ...changes, [idName]: id })
      },
    })
    return stop
  }, [form, kept])

  return {
    /** When what was put back was typed, in milliseconds; undefined where nothing was. */
    leftAt,
    /** The key of a call with these values: the same in every tab that holds a copy of what is kept. */
    keyOf: (values: Values): string | undefined => {
      const id = idIn(kept?.found()?.value)
      return id && `${id}.${fingerprint(values)}`
    },
    /** Whether what is typed comes back after the form was left; undefined where nothing is kept. */
    isSafe: kept?.isSafe,
    forget: () => {
      kept?.forget()
      setLeftAt(undefined)
    },
    /** Back to how the form opens without what was kept. */
    discard: () => {
      form.reset()
      kept?.forget()
      setLeftAt(undefined)
    },
  }
}
