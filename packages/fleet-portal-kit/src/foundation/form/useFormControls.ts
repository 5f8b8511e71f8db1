import { useContext, useMemo } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { WidgetContext } from '../../provider/widgetContext.ts'

/** Whether a form adds or edits the item that the widget is about. Other forms of a widget have no controls. */
export type FormSubject = 'new-item' | 'existing-item'

/** A form as the page controls it. */
export interface ControlledForm<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** The values of the locked and hidden fields. */
  fixedValues: Readonly<Record<string, unknown>>
  lockedFields: ReadonlySet<string>
  hiddenFields: ReadonlySet<string>
}

/** Applies the controls of the page to the initial values of a form. */
export function useFormControls<Values extends FieldValues>(
  initialValues: DefaultValues<Values>,
  subject: FormSubject | undefined,
): ControlledForm<Values> {
  const controls = useContext(WidgetContext)?.form
  const initialJson = JSON.stringify(initialValues)
  return useMemo(() => {
    const applied = (subject && controls) || {}
    const known = (names: readonly string[] = []) => names.filter((name) => name in initialValues)
    const given = subject === 'new-item' ? Object.entries(applied.defaultValues ?? {}) : []
    const defaultValues: FieldValues = {
      ...(initialValues as FieldValues),
      ...Object.fromEntries(given.filter(([name, value]) => name in initialValues && value !== undefined)),
    }
    const lockedFields = new Set(known(applied.lockedFields))
    const hiddenFields = new Set(known(applied.hiddenFields))
    const fixed = [...lockedFields, ...hiddenFields].map((name) => [name, defaultValues[name] as unknown])
    return {
      defaultValues: defaultValues as DefaultValues<Values>,
      fixedValues: Object.fromEntries(fixed) as Record<string, unknown>,
      lockedFields,
      hiddenFields,
    }
    // Callers create the initial values at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [controls, subject, initialJson])
}
