import { useContext, useEffect, useRef, useState } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { FormContext } from './buildForm.tsx'

/** A field whose stored value became another one while the form was open. */
export interface StoredValueChange {
  name: string
  label: string
  /** What is stored now. */
  now: unknown
  /** The person typed something else into it, which stands. */
  isTyped: boolean
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** Whether a field became another one than the person saw, and not what is about to be sent either. */
export function isOutdated(values: object, seen: object, now: object): boolean {
  const [typed, before, after] = [values, seen, now] as FieldValues[]
  return Object.keys(values).some(
    (name) => !isSame(before?.[name], after?.[name]) && !isSame(typed?.[name], after?.[name]),
  )
}

/**
 * What a form is measured against, as stored by now. A field that nobody touched takes what somebody else saved
 * meanwhile, so that sending the form does not take it back; what was typed stands. Resolves to the fields concerned.
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
      if (isTyped) setValue(name, typed, { shouldDirty: true })
      const change = { name, label, now, isTyped }
      setChanges((past) => [
        ...past.filter((one) => one.name !== name),
        // What was typed alike, or was sent from here, is nobody else's change.
        ...(isSame(typed, now) ? [] : [change]),
      ])
    }
  }, [getValues, setValue, resetField, labels, stored])
  return changes
}
