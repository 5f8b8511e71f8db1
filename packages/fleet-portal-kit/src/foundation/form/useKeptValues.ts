import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { usePortal } from '../../provider/portal.ts'
import { useKept } from '../data/useKept.ts'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What differs from the defaults, field by field. Untouched fields are left out: they come back as the server has them then. */
function changesIn(values: FieldValues, defaults: FieldValues): FieldValues | undefined {
  const changed = Object.entries(values).filter(([name, value]) => !isEqual(value, defaults[name]))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
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
 * form says so, or when the person leaves the form; not with a reload, nor with a session that ended by itself.
 */
export function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
) {
  const { session } = usePortal().client
  const kept = useKept(name)
  const [leftAt, setLeftAt] = useState(() => {
    const found = kept?.found()
    return fitting(found?.value, form.formState.defaultValues as FieldValues).length > 0
      ? found?.at
      : undefined
  })
  const isOpen = useRef(false)

  useEffect(() => {
    if (!kept) return
    isOpen.current = true
    const defaults = form.formState.defaultValues as FieldValues
    for (const [field, value] of fitting(kept.found()?.value, defaults)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => kept.keep(changesIn(values, defaultValues as FieldValues)),
    })
    return () => {
      stop()
      isOpen.current = false
      // Later, so that a form that is only drawn anew is still the same one.
      setTimeout(() => {
        if (!isOpen.current && session.read().accessToken !== undefined) kept.forget()
      })
    }
  }, [form, kept, session])

  return {
    /** When what was put back was typed, in milliseconds; undefined where nothing was. */
    leftAt,
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
