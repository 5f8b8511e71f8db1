import { useCallback } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { externalUrl } from './externalUrl.ts'

/** Checks addresses that a server gave: each as it may be gone to, or undefined. `hosts`: the only ones good enough. */
export function useExternalUrl(hosts?: readonly string[]) {
  const { client } = usePortal()
  return useCallback(
    (address: string | null | undefined): string | undefined =>
      externalUrl(address, { apiUrl: client.baseUrl, page: globalThis.location.href, hosts }),
    [client, hosts],
  )
}
