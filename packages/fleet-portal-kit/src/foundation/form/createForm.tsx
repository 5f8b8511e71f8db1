import type { FieldValues } from 'react-hook-form'
import type { FieldErrorMessages } from '../errors/useFieldErrorMessage.ts'
import type * as z from 'zod/mini'
import { buildForm, type BareFormProps } from './buildForm.tsx'
import { useUnsavedValues, type UnsavedValuesProps } from './useUnsavedValues.tsx'

export type FormProps<Values extends FieldValues> = BareFormProps<Values> & UnsavedValuesProps

/** Creates a form. With a `persistKey` it stores a draft of the typed values. Without one it asks before the user leaves unsaved values. */
export const createForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  wording?: FieldErrorMessages,
) => buildForm<Values, UnsavedValuesProps>(schema, useUnsavedValues, wording)
