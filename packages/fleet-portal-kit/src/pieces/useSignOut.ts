import { useRef } from 'react'
import { usePortal } from '../provider/portal.ts'
import { signOut } from '../provider/signOut.ts'
import { useNavigation } from '../provider/widgetContext.ts'

/**
 * Signs the user out, once however often it is called, and opens sign-in. Asks first where something unsaved would be
 * lost.
 */
export function useSignOut(): () => Promise<void> {
  const { client } = usePortal()
  const navigation = useNavigation()
  const isRunning = useRef(false)
  return async () => {
    if ((await navigation.mayLeave?.()) === false) return
    if (isRunning.current) return
    isRunning.current = true
    await signOut(client)
    navigation.navigate({ area: 'sign-in' }, { replace: true })
    isRunning.current = false
  }
}
