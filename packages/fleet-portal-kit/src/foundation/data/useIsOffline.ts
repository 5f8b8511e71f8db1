import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/** Whether the server cannot be reached. Calls then wait for the connection. */
export function useIsOffline(): boolean {
  const { connection } = usePortal().client
  return useSyncExternalStore(connection.subscribe, connection.isDown, () => false)
}
