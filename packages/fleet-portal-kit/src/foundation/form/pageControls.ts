import * as z from 'zod/mini'
import { FormControlsError, type AnyFormControls } from '../../provider/formControls.ts'

/** The controls of the page for a form whose fields are known. */
export interface PageControls<Fields extends object> {
  /** The valid default values of the page. */
  values: Partial<Fields>
  isLocked: (name: keyof Fields & string) => boolean
  isHidden: (name: keyof Fields & string) => boolean
  /** Whether the user cannot change a field: it is locked or hidden. */
  isFixed: (name: keyof Fields & string) => boolean
  /** Why the page cannot control the form like this. The form must not send anything then. */
  error: FormControlsError | undefined
}

/** A schema for each field that a page may control. */
export type FieldSchemas<Fields extends object> = {
  readonly [Name in keyof Fields]: z.ZodMiniType<Fields[Name]>
}

/** Validates the controls of a page. A field that the form does not have and a value of the wrong type are errors. */
export function readPageControls<Fields extends object>(
  controls: AnyFormControls | undefined,
  schemas: FieldSchemas<Fields>,
): PageControls<Fields> {
  const { defaultValues = {}, lockedFields = [], hiddenFields = [] } = controls ?? {}
  const given = Object.entries(defaultValues).filter(([, value]) => value !== undefined)
  const names = [...given.map(([name]) => name), ...lockedFields, ...hiddenFields]
  const unknown = names.filter((name) => !Object.hasOwn(schemas, name))
  const schemaOf = schemas as Readonly<Record<string, z.ZodMiniType | undefined>>
  const parsed = given.map(
    ([name, value]) => [name, schemaOf[name] && z.safeParse(schemaOf[name], value)] as const,
  )
  const invalid = parsed.filter(([, result]) => result?.success === false).map(([name]) => name)
  const message = () => {
    if (unknown.length > 0) return `The form of this widget has no field ${unknown.join(', ')}.`
    if (invalid.length === 0) return undefined
    return `form.defaultValues of the widget has no valid value for ${invalid.join(', ')}.`
  }
  const error = message()
  const [locked, hidden] = [new Set(lockedFields), new Set(hiddenFields)]
  return {
    values: Object.fromEntries(
      parsed.flatMap(([name, result]) => (result?.success ? [[name, result.data]] : [])),
    ) as Partial<Fields>,
    isLocked: (name) => locked.has(name) && !hidden.has(name),
    isHidden: (name) => hidden.has(name),
    isFixed: (name) => locked.has(name) || hidden.has(name),
    error: error === undefined ? undefined : new FormControlsError(error),
  }
}
