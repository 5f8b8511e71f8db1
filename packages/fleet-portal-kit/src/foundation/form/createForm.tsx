import type { FieldValues } from 'react-hook-form'
import type { FieldWords } from '../errors/useErrorSentence.ts'
import type * as z from 'zod/mini'
import { formWith, type BareFormProps } from './formWith.tsx'
import { useUnsent, type UnsentProps } from './useUnsent.tsx'

export type FormProps<Values extends FieldValues> = BareFormProps<Values> & UnsentProps

/** A form that keeps what is typed under a name, and without one asks before it is left with something typed. */
export const createForm = <Values extends FieldValues>(schema: z.ZodMiniType<Values>, words?: FieldWords) =>
  formWith<Values, UnsentProps>(schema, useUnsent, words)
