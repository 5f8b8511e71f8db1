import { useCallback, useEffect, useRef } from 'react'
import { useLeaveQuestion } from './leaveContext.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface LeaveOptions {
  /** What leaving means here, where it is not that something entered is lost. */
  body?: string
  /** The person left all the same. */
  onLeave?: () => void
}

/**
 * While `isDirty`, leaving the page asks first: by the kit's links and Back through the adapter, by closing the tab
 * through the browser. Answers with a function that lets go at once, for use right before a wanted move.
 */
export function useLeaveGuard(isDirty: boolean, { body, onLeave }: LeaveOptions = {}): () => void {
  const navigation = useNavigation()
  const ask = useLeaveQuestion()
  const dirty = useRef(isDirty)
  const left = useRef(onLeave)
  useEffect(() => {
    left.current = onLeave
  }, [onLeave])
  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty) return
    const stop = navigation.guard({
      when: () => dirty.current,
      ask: async () => {
        const leave = await ask(body)
        if (leave) left.current?.()
        return leave
      },
    })
    const unload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', unload)
    return () => {
      stop()
      window.removeEventListener('beforeunload', unload)
    }
  }, [isDirty, navigation, ask, body])
  return useCallback(() => {
    dirty.current = false
  }, [])
}
