import type { FieldValues } from 'react-hook-form'
import type { FieldWords } from '../errors/useErrorSentence.ts'
import type * as z from 'zod/mini'
import { formWith, type Unsent } from './formWith.tsx'

const nothing = () => {}
const unsent: Unsent<FieldValues> = { sent: nothing, forget: nothing }
const letGo = () => unsent

/** A form with a secret in it, or of somebody who is not signed in: nothing of it is kept, and nothing asks when it is left. */
export const createUnpersistedForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  words?: FieldWords,
) => formWith<Values, object>(schema, letGo, words)
