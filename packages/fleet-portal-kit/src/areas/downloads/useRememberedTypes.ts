import { useEffect, useRef } from 'react'
import { reportTypes } from 'fleet-portal-api-client/contract/reports'
import { useSession } from '../../foundation/data/useSession.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

const isKnown = (type: unknown): boolean => (reportTypes as readonly unknown[]).includes(type)

/**
 * Stores the last report type filter of the user on this device. Applies it if the page opens without a query. A query in
 * the URL takes precedence.
 */
export function useRememberedTypes(types: readonly string[] | undefined): void {
  const { deviceStorage } = usePortal()
  const navigation = useNavigation()
  const { userDetails } = useSession()
  const key = `report-types:${userDetails?.userId ?? ''}`
  const selected = types?.join(',')
  const last = useRef(selected)
  useEffect(() => {
    if (navigation.search() !== '') return
    const stored = deviceStorage.read(key)
    if (!Array.isArray(stored) || stored.length === 0 || !stored.every(isKnown)) return
    navigation.setSearch(new URLSearchParams({ reportTypes: stored.join(',') }).toString(), { replace: true })
    // Runs once when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (selected === last.current) return
    last.current = selected
    deviceStorage.write(key, selected?.split(','))
  }, [deviceStorage, key, selected])
}
