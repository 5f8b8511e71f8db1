import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../../provider/portal.ts'

/**
 * Runs once when the connection is back, as the browser or an answer of the server says, while it is wanted: for an
 * outcome that could not be found out.
 */
export function useOnReconnect(isWanted: boolean, run: () => void): void {
  const { connection } = usePortal().client
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isWanted) return
    let wasDown = connection.isDown()
    let isDone = false
    const back = () => {
      if (isDone) return
      isDone = true
      latest.current()
    }
    const look = () => {
      const isDown = connection.isDown()
      if (wasDown && !isDown) back()
      wasDown = isDown
    }
    globalThis.addEventListener('online', back)
    const stop = connection.subscribe(look)
    return () => {
      globalThis.removeEventListener('online', back)
      stop()
    }
  }, [isWanted, connection])
}
