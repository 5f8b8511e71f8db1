import { ApiError } from 'fleet-portal-api-client'

/** The error of a payment that was not sent. Nothing was charged. */
export const createNotAppliedError = (cause?: unknown) =>
  new ApiError({ kind: 'not-applied', status: 0, hasResponse: false, cause })
