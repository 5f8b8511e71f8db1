import { useCallback, useEffect, useRef } from 'react'
import { useConfirmLeave } from './unsavedChangesContext.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface BlockerOptions {
  /** The text of the question. Default: the entered text is not saved. */
  body?: string
  /** Called when the user leaves anyway. */
  onLeave?: () => void
  /** Whether the changes are stored and survive a reload, or also closing the tab. The user is not asked then. */
  isSafe?: ((against: 'reload' | 'closing') => boolean) | undefined
}

/**
 * While `isDirty`, asks the user before the page is left, unless the changes are stored. The navigation adapter asks for links of
 * the kit and for Back, the browser for closing the tab. Returns a function that stops the blocker at once, to call right before
 * the app itself navigates.
 */
export function useNavigationBlocker(
  isDirty: boolean,
  { body, onLeave, isSafe }: BlockerOptions = {},
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
      // The event is the same for a reload and a closed tab.
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
