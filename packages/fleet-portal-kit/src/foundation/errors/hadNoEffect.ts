import { ApiError } from 'fleet-portal-api-client'

/** Whether a failed call certainly had no effect. Another attempt is then a call of its own, with a key of its own. */
export const hadNoEffect = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAmbiguous && error.kind !== 'outcome-unknown'
