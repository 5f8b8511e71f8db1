import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../../provider/portal.ts'

/**
 * Calls back once when the connection is back, while `isEnabled`. The browser's `online` event or an answer of the server
 * shows that it is back.
 */
export function useOnReconnect(isEnabled: boolean, run: () => void): void {
  const { connection } = usePortal().client
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isEnabled) return
    let wasDown = connection.isDown()
    let isDone = false
    const runOnce = () => {
      if (isDone) return
      isDone = true
      latest.current()
    }
    const checkConnection = () => {
      const isDown = connection.isDown()
      if (wasDown && !isDown) runOnce()
      wasDown = isDown
    }
    globalThis.addEventListener('online', runOnce)
    const stop = connection.subscribe(checkConnection)
    return () => {
      globalThis.removeEventListener('online', runOnce)
      stop()
    }
  }, [isEnabled, connection])
}
