import { useEffect, useState } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { rejectedFieldOf } from './result/rejection.ts'
import type { CashInControl } from './useCashIn.ts'

/** What the server refused of an amount, in its own words where it has some, until the amount is another one. */
export function useRefusal({
  state,
  close,
}: CashInControl): [refusal: string | undefined, forget: () => void] {
  const t = useMessages(cashInMessages)
  const sentenceOf = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const rejection = state.status === 'rejected' && state.origin === 'this-page' ? state.error : undefined
  const error = rejection && rejectedFieldOf(rejection) === 'amount' ? rejection : undefined
  const [told, setTold] = useState(error)
  if (error && error !== told) {
    setTold(error)
    setRefusal(error.serverMessage || (error.code === 'BadRequest' ? t.failed : sentenceOf(error)))
  }
  useEffect(() => {
    if (error) close()
    // `close` is another function with every drawing, and does the same.
    // oxlint-disable-next-line exhaustive-deps
  }, [error])
  return [refusal, () => setRefusal(undefined)]
}
