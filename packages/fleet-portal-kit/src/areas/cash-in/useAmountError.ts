import type { ApiError } from 'fleet-portal-api-client'
import { useEffect, useState } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { rejectedFieldOf } from './result/rejection.ts'
import type { CashInControl } from './useCashIn.ts'

/** The points are the only field of their form, so an error that names no field concerns them. */
const isOfPoints = (state: CashInControl['state']) =>
  state.status === 'rejected' && state.details.method === 'vip-locqpay'

/** Whether a rejection has no code, so that only the server's message gives the reason. */
const isUnlisted = ({ kind, code, serverMessage }: ApiError) =>
  kind === 'badrequest' && code === undefined && serverMessage !== undefined

/** The server's error about the amount, and a function that clears it. Uses the server's message if there is one. */
export function useAmountError({
  state,
  close,
}: CashInControl): [amountError: string | undefined, clear: () => void] {
  const t = useMessages(cashInMessages)
  const errorMessageOf = useErrorMessage()
  const [amountError, setAmountError] = useState<string>()
  const rejection = state.status === 'rejected' && state.origin === 'this-page' ? state.error : undefined
  const concernsAmount =
    rejection && (rejectedFieldOf(rejection) === 'amount' || (isOfPoints(state) && isUnlisted(rejection)))
  const error = concernsAmount ? rejection : undefined
  const [reported, setReported] = useState(error)
  if (error && error !== reported) {
    setReported(error)
    setAmountError(error.serverMessage || (error.code === 'BadRequest' ? t.failed : errorMessageOf(error)))
  }
  useEffect(() => {
    if (error) close()
    // `close` is a new function on each render, with the same behavior.
    // oxlint-disable-next-line exhaustive-deps
  }, [error])
  return [amountError, () => setAmountError(undefined)]
}
