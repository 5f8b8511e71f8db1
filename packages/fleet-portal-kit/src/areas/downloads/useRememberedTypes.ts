import { useEffect, useRef } from 'react'
import { reportTypes } from 'api-client/contract/reports'
import { useSession } from '../../foundation/data/useSession.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

const isKnown = (type: unknown): boolean => (reportTypes as readonly unknown[]).includes(type)

/**
 * The report types that a person filtered by last, on this device: they are on again where the page is opened without
 * any filter. What an address says goes first.
 */
export function useRememberedTypes(types: readonly string[] | undefined): void {
  const { deviceStorage } = usePortal()
  const navigation = useNavigation()
  const { userDetails } = useSession()
  const key = `report-types:${userDetails?.userId ?? ''}`
  const chosen = types?.join(',')
  const last = useRef(chosen)
  useEffect(() => {
    if (navigation.search() !== '') return
    const kept = deviceStorage.read(key)
    if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isKnown)) return
    navigation.setSearch(new URLSearchParams({ reportTypes: kept.join(',') }).toString(), { replace: true })
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (chosen === last.current) return
    last.current = chosen
    deviceStorage.write(key, chosen?.split(','))
  }, [deviceStorage, key, chosen])
}
