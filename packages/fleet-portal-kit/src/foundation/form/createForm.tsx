import type { FieldValues } from 'react-hook-form'
import type { FieldErrorMessages } from '../errors/useErrorMessage.ts'
import type * as z from 'zod/mini'
import { buildForm, type BareFormProps } from './buildForm.tsx'
import { useUnsavedValues, type UnsavedValuesProps } from './useUnsavedValues.tsx'

export type FormProps<Values extends FieldValues> = BareFormProps<Values> & UnsavedValuesProps

/** A form that keeps what is typed under a name, and without one asks before it is left with something typed. */
export const createForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  words?: FieldErrorMessages,
) => buildForm<Values, UnsavedValuesProps>(schema, useUnsavedValues, words)
