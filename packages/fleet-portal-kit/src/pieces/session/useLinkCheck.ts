import { ApiError, type EndpointInput, type EndpointOutput } from 'fleet-portal-api-client'
import type { validateResetToken } from 'fleet-portal-api-client/contract/session'
import type { getInvite } from 'fleet-portal-api-client/contract/users'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'

type LinkEndpoint = typeof getInvite | typeof validateResetToken

export type LinkCheck<Answer> =
  | { status: 'checking' }
  | { status: 'good'; answer: Answer }
  /** The link does not exist, is used or has expired. */
  | { status: 'refused'; error: ApiError | undefined }
  /** Unknown: no connection, a server error, or too many requests. */
  | { status: 'failed'; error: ApiError; retry: () => void }

/** Whether the server rejected the link itself. */
export const isLinkRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.hasResponse &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429

/** Checks a link once. Its token is not cached, and later writes do not trigger another check. */
export function useLinkCheck<R extends LinkEndpoint>(
  endpoint: R,
  token: string,
): LinkCheck<EndpointOutput<R>> {
  const { client } = usePortal()
  const [state, setState] = useState<LinkCheck<EndpointOutput<R>>>(
    token === '' ? { status: 'refused', error: undefined } : { status: 'checking' },
  )
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ status: 'checking' })
    setAttempt((previous) => previous + 1)
  }, [])
  useEffect(() => {
    if (token === '') return
    const abort = new AbortController()
    client.call<R>(endpoint, { token } as EndpointInput<R>, { signal: abort.signal }).then(
      (answer) => setState({ status: 'good', answer }),
      (error: ApiError) => {
        if (abort.signal.aborted) return
        setState(isLinkRefusal(error) ? { status: 'refused', error } : { status: 'failed', error, retry })
      },
    )
    return () => abort.abort()
  }, [client, endpoint, token, attempt, retry])
  return state
}
