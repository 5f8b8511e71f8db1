import { uniqueId } from 'fleet-portal-api-client'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { usePortal } from '../../provider/portal.ts'
import { fingerprint } from '../data/fingerprint.ts'
import { usePersistedState } from '../data/usePersistedState.ts'
import { fieldTextsOf } from './unsavedText.ts'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from the defaults. Unchanged fields are not stored, so that they are restored with the latest values of the server. */
function changesIn(values: FieldValues, defaults: FieldValues): FieldValues | undefined {
  const changed = Object.entries(values).filter(([name, value]) => !isEqual(value, defaults[name]))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The key of the draft's id, stored with the fields. Copies of a draft in several tabs have the same id. Field names contain no space. */
const idKey = 'draft id'

function draftIdIn(stored: unknown): string | undefined {
  const id = typeof stored === 'object' && stored !== null ? (stored as FieldValues)[idKey] : undefined
  return typeof id === 'string' ? id : undefined
}

/** The stored values that belong to a field of the form and have the type of its default value. */
function validEntries(stored: unknown, defaults: FieldValues): [string, unknown][] {
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).filter(([name, value]: [string, unknown]) => {
    if (!(name in defaults)) return false
    const standard: unknown = defaults[name]
    return standard === null || standard === undefined || value === null || typeof standard === typeof value
  })
}

/**
 * Stores the typed values of a form in the tab, under a name, and restores them when the form opens again. The draft is removed
 * after a successful submission, or when the user leaves the form. It survives a reload and an expired session. It also survives
 * when the form is unmounted while the user fills it in; its text is then stored with the labels, so that it can be shown.
 */
export function usePersistedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  element: RefObject<HTMLFormElement | null>,
  labels: ReadonlyMap<string, string>,
) {
  const { client, draftStore } = usePortal()
  const { session } = client
  const persisted = usePersistedState(name)
  const [leftAt, setLeftAt] = useState(() => {
    const draft = persisted?.read()
    return validEntries(draft?.value, form.formState.defaultValues as FieldValues).length > 0
      ? draft?.at
      : undefined
  })
  const isMounted = useRef(false)

  // The cleanup of a layout effect runs before the form elements are removed, so it can still read them.
  useLayoutEffect(() => {
    if (!persisted || !name) return
    const formElement = element.current
    isMounted.current = true
    draftStore.setUnsavedText({ name, fields: [] })
    return () => {
      isMounted.current = false
      const stored = persisted.read()?.value
      const names = Object.keys(typeof stored === 'object' && stored !== null ? stored : {})
      const fields = formElement ? fieldTextsOf(formElement, labels, names) : []
      // Delayed, because the form may only be remounted. After signing out no text may stay.
      setTimeout(() => {
        const { accessToken, lastUserId } = session.read()
        if (isMounted.current || !persisted.read() || !(accessToken ?? lastUserId)) return
        draftStore.setUnsavedText({ name, fields })
      })
    }
  }, [persisted, name, element, labels, draftStore, session])

  useEffect(() => {
    if (!persisted) return
    const defaults = form.formState.defaultValues as FieldValues
    for (const [field, value] of validEntries(persisted.read()?.value, defaults)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changesIn(values, defaultValues as FieldValues)
        const id = draftIdIn(persisted.read()?.value) ?? uniqueId()
        persisted.write(changes && { ...changes, [idKey]: id })
      },
    })
    return stop
  }, [form, persisted])

  const forget = () => {
    persisted?.remove()
    setLeftAt(undefined)
  }
  return {
    /** When the restored draft was last changed, in milliseconds. Undefined if no draft was restored. */
    leftAt,
    /** The idempotency key of a call with these values. It is the same in every tab with a copy of the draft. */
    keyOf: (values: Values): string | undefined => {
      const id = draftIdIn(persisted?.read()?.value)
      return id && `${id}.${fingerprint(values)}`
    },
    /** Whether the draft survives a reload, or also closing the tab. Undefined if no draft is stored. */
    isSafe: persisted?.isSafe,
    /** Removes the stored draft. */
    forget,
    /**
     * Removes the stored draft of values that were sent. If the form was closed meanwhile and opened again, the draft stays as soon
     * as the user has typed something else.
     */
    forgetSent: (typed: Values) => {
      const stored = persisted?.read()?.value
      const sent = changesIn(typed, form.formState.defaultValues as FieldValues)
      const isAnother = !isMounted.current && !isEqual(stored, { ...sent, [idKey]: draftIdIn(stored) })
      if (!isAnother) forget()
    },
    /** Removes the stored draft and resets the form. */
    discard: () => {
      form.reset()
      persisted?.remove()
      setLeftAt(undefined)
    },
  }
}
