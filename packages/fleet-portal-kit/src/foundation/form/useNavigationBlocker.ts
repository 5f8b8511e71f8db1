import { useCallback, useEffect, useRef } from 'react'
import { useConfirmLeave } from './unsavedChangesContext.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface LeaveOptions {
  /** What leaving means here, where it is not that something entered is lost. */
  body?: string
  /** The person left all the same. */
  onLeave?: () => void
  /** Whether all of it is kept and comes back: then nothing is asked. */
  isSafe?: ((against: 'reload' | 'closing') => boolean) | undefined
}

/**
 * While `isDirty`, leaving the page asks first, unless nothing is lost by it: by the kit's links and Back through the adapter, by closing the tab
 * through the browser. Answers with a function that lets go at once, for use right before a wanted move.
 */
export function useNavigationBlocker(
  isDirty: boolean,
  { body, onLeave, isSafe }: LeaveOptions = {},
): () => void {
  const navigation = useNavigation()
  const ask = useConfirmLeave()
  const dirty = useRef(isDirty)
  const latest = useRef({ onLeave, isSafe })
  useEffect(() => {
    latest.current = { onLeave, isSafe }
  }, [onLeave, isSafe])
  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty) return
    const stop = navigation.block({
      when: () => dirty.current && !latest.current.isSafe?.('reload'),
      ask: async () => {
        const leave = await ask(body)
        if (leave) latest.current.onLeave?.()
        return leave
      },
    })
    const unload = (event: BeforeUnloadEvent) => {
      // The browser does not tell a reload from a closed tab.
      if (dirty.current && !latest.current.isSafe?.('closing')) event.preventDefault()
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
