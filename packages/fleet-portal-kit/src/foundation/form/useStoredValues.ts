import { useContext, useEffect, useRef, useState } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { FormContext } from './buildForm.tsx'

/** A field whose stored value changed while the form was open. */
export interface StoredValueChange {
  name: string
  label: string
  /** The stored value now. */
  now: unknown
  /** Whether the user typed another value into the field. The typed value stays. */
  isTyped: boolean
}

const normalize = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normalize(one)) === JSON.stringify(normalize(other))

/** Whether a stored value differs from the value that the user saw, and from the value that the user is about to send. */
export function isOutdated(values: object, shown: object, stored: object): boolean {
  const [typed, before, after] = [values, shown, stored] as FieldValues[]
  return Object.keys(values).some(
    (name) => !isSame(before?.[name], after?.[name]) && !isSame(typed?.[name], after?.[name]),
  )
}

/**
 * Updates the default values of a form to the stored values. An untouched field gets the value that another user saved, so that
 * sending the form does not revert it. A typed value stays. Returns the changed fields.
 */
export function useStoredValues(stored: FieldValues): readonly StoredValueChange[] {
  const { getValues, setValue, resetField } = useFormContext<FieldValues>()
  const { labels } = useContext(FormContext)
  const last = useRef(stored)
  const [changes, setChanges] = useState<readonly StoredValueChange[]>([])
  useEffect(() => {
    const before = last.current
    last.current = stored
    for (const [name, label] of labels) {
      const now: unknown = stored[name]
      if (isSame(before[name], now)) continue
      const typed: unknown = getValues(name)
      const isTyped = !isSame(typed, before[name])
      resetField(name, { defaultValue: now, keepError: isTyped })
      // `resetField` notifies the draft before it changes the default value, so the draft stores the new value as a typed one.
      // `setValue` notifies it again, and then only a typed value differs from the default.
      setValue(name, isTyped ? typed : now, { shouldDirty: true })
      const change = { name, label, now, isTyped }
      setChanges((current) => [
        ...current.filter((earlier) => earlier.name !== name),
        // The same value was typed or sent from this form, so it is not a change by another user.
        ...(isSame(typed, now) ? [] : [change]),
      ])
    }
  }, [getValues, setValue, resetField, labels, stored])
  return changes
}
