import { useCallback } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { externalUrl } from './externalUrl.ts'

/** Returns a function that checks a URL from a server: see `externalUrl`. `hosts`: the only allowed hosts. */
export function useExternalUrl(hosts?: readonly string[]) {
  const { client } = usePortal()
  return useCallback(
    (url: string | null | undefined): string | undefined =>
      externalUrl(url, { apiUrl: client.baseUrl, page: globalThis.location.href, hosts }),
    [client, hosts],
  )
}
