import type { EndpointInput, ListEndpoint } from 'fleet-portal-api-client'
import { pages } from 'fleet-portal-api-client/pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useToast } from '../../../provider/widgetContext.ts'

/** Reads a list page by page, for a selection of more items than are on screen. It stops when the component unmounts. */
export function useReadPages<T>(endpoint: ListEndpoint, input: object) {
  const { client } = usePortal()
  const showToast = useToast()
  const errorMessageOf = useErrorMessage()
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController>(undefined)
  const stop = useCallback(() => reading.current?.abort(), [])
  useEffect(() => stop, [stop])
  /**
   * Calls `take` with the items of each page until it returns false. Resolves to whether the reading was neither stopped nor failed. A
   * toast shows a failure.
   */
  const readPages = async (take: (items: readonly T[]) => boolean): Promise<boolean> => {
    const controller = new AbortController()
    const { signal } = controller
    reading.current = controller
    setReading(true)
    try {
      const all = { ...input, page: 1, perPage: 50 } as EndpointInput<ListEndpoint>
      for await (const page of pages(client, endpoint, all, { signal })) {
        if (signal.aborted) return false
        if (!take(page.items as readonly T[])) break
      }
      return true
    } catch (error) {
      if (!signal.aborted) showToast({ tone: 'danger', text: errorMessageOf(error) })
      return false
    } finally {
      if (reading.current === controller) setReading(false)
    }
  }
  return { isReading, readPages, stop }
}
