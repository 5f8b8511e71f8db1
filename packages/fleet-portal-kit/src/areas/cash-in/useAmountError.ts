import { useEffect, useState } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { rejectedFieldOf } from './result/rejection.ts'
import type { CashInControl } from './useCashIn.ts'

/** The server's error about the amount, and a function that clears it. Uses the server's message if there is one. */
export function useAmountError({
  state,
  close,
}: CashInControl): [amountError: string | undefined, clear: () => void] {
  const t = useMessages(cashInMessages)
  const errorMessageOf = useErrorMessage()
  const [amountError, setAmountError] = useState<string>()
  const rejection = state.status === 'rejected' && state.origin === 'this-page' ? state.error : undefined
  const error = rejection && rejectedFieldOf(rejection) === 'amount' ? rejection : undefined
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
