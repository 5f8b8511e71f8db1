import type { FieldValues } from 'react-hook-form'
import type { FieldErrorMessages } from '../errors/useFieldErrorMessage.ts'
import type * as z from 'zod/mini'
import { buildForm, type UnsavedValuesHandling } from './buildForm.tsx'

const noop = () => {}
const noHandling: UnsavedValuesHandling<FieldValues> = { onSubmitted: noop, forget: noop }
const ignoreUnsavedValues = () => noHandling

/** Creates a form with a secret, or for a user who is not signed in. It stores no draft, and does not ask before the user leaves. */
export const createUnpersistedForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  wording?: FieldErrorMessages,
) => buildForm<Values, object>(schema, ignoreUnsavedValues, wording)
