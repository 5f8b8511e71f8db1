import type { FieldValues } from 'react-hook-form'
import type { FieldErrorMessages } from '../errors/useErrorMessage.ts'
import type * as z from 'zod/mini'
import { buildForm, type Unsent } from './buildForm.tsx'

const nothing = () => {}
const unsent: Unsent<FieldValues> = { sent: nothing, forget: nothing }
const letGo = () => unsent

/** A form with a secret in it, or of somebody who is not signed in: nothing of it is kept, and nothing asks when it is left. */
export const createUnpersistedForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  words?: FieldErrorMessages,
) => buildForm<Values, object>(schema, letGo, words)
