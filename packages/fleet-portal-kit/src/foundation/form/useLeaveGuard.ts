import { useCallback, useEffect, useRef } from 'react'
import { useLeaveQuestion } from './leaveContext.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/**
 * While `isDirty`, leaving the page asks first: by the kit's links and Back through the adapter, by closing the tab
 * through the browser. `onLeave` is told that the person left all the same. Answers with a function that lets go at
 * once, for use right before a wanted move.
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): () => void {
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
        const leave = await ask()
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
  }, [isDirty, navigation, ask])
  return useCallback(() => {
    dirty.current = false
  }, [])
}
