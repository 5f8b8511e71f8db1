import { ApiError, type EndpointInput, type EndpointOutput } from 'api-client'
import type { validateResetToken } from 'api-client/contract/session'
import type { getInvite } from 'api-client/contract/users'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'

type LinkRow = typeof getInvite | typeof validateResetToken

export type LinkCheck<Answer> =
  | { status: 'checking' }
  | { status: 'good'; answer: Answer }
  /** The server knows no such link, or no longer. */
  | { status: 'refused'; error: ApiError | undefined }
  /** Nobody knows: the connection, a server in trouble, or too many tries. */
  | { status: 'failed'; error: ApiError; retry: () => void }

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
    token === '' ? { status: 'refused', error: undefined } : { status: 'checking' },
  )
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ status: 'checking' })
    setAttempt((past) => past + 1)
  }, [])
  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    client.call<R>(endpoint, { token } as EndpointInput<R>, { signal: leaving.signal }).then(
      (answer) => setState({ status: 'good', answer }),
      (error: ApiError) => {
        if (leaving.signal.aborted) return
        setState(isLinkRefusal(error) ? { status: 'refused', error } : { status: 'failed', error, retry })
      },
    )
    return () => leaving.abort()
  }, [client, endpoint, token, attempt, retry])
  return state
}
