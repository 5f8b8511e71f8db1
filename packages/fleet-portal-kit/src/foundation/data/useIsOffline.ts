import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/** Whether the server cannot be reached. What is sent or read then waits for the connection. */
export function useIsOffline(): boolean {
  const { connection } = usePortal().client
  return useSyncExternalStore(connection.subscribe, connection.isDown, () => false)
}
