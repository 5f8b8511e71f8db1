import { ApiError, type EndpointInput, type EndpointOutput } from 'api-client'
import type { validateResetToken } from 'api-client/contract/session'
import type { getInvite } from 'api-client/contract/users'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../provider/portal.ts'

type LinkRow = typeof getInvite | typeof validateResetToken

export type LinkCheck<Answer> =
  | { step: 'checking' }
  | { step: 'good'; answer: Answer }
  /** The server knows no such link, or no longer. */
  | { step: 'refused'; error: ApiError | undefined }
  /** Nobody knows: the connection, a server in trouble, or too many tries. */
  | { step: 'failed'; error: ApiError; retry: () => void }

/** Whether a failure is the server's word on the link itself. */
export const isLinkRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.hasResponse &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429

/** Asks once whether a link is good. Its token is in no cache, and what is written later does not ask again. */
export function useLinkCheck<R extends LinkRow>(endpoint: R, token: string): LinkCheck<EndpointOutput<R>> {
  const { client } = usePortal()
  const [state, setState] = useState<LinkCheck<EndpointOutput<R>>>(
    token === '' ? { step: 'refused', error: undefined } : { step: 'checking' },
  )
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ step: 'checking' })
    setAttempt((past) => past + 1)
  }, [])
  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    client.call<R>(endpoint, { token } as EndpointInput<R>, { signal: leaving.signal }).then(
      (answer) => setState({ step: 'good', answer }),
      (error: ApiError) => {
        if (leaving.signal.aborted) return
        setState(isLinkRefusal(error) ? { step: 'refused', error } : { step: 'failed', error, retry })
      },
    )
    return () => leaving.abort()
  }, [client, endpoint, token, attempt, retry])
  return state
}
