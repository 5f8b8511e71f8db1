import { logout } from 'api-client/contract/session'
import { useRef } from 'react'
import { useLeaveQuestion } from '../foundation/form/leaveContext.ts'
import { uiMessages } from '../locales/en/ui.ts'
import { useMessages } from '../provider/messages.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit, useNavigation } from '../provider/widgetContext.ts'

/** How long the server is waited for, in milliseconds. */
const patience = 3_000

/**
 * Signs the user out, once however often it is asked, and leads to sign-in; with `isStaying` the page stays. Asks first
 * where something unsaved would be lost. The server is told; whether it hears it, answers late or never does, the
 * browser forgets the user.
 */
export function useSignOut({ isStaying = false } = {}): () => Promise<void> {
  const { client, queryClient, work } = usePortal()
  const ask = useLeaveQuestion()
  const t = useMessages(uiMessages)
  const navigation = useNavigation()
  const emit = useEmit()
  const going = useRef(false)
  return async () => {
    if ((await navigation.mayLeave?.()) === false) return
    // What is kept, on this page or another, is gone with signing out.
    if (work.hasTyped() && !(await ask(t.signOutBody))) return
    if (going.current) return
    going.current = true
    const told = client.call(logout, {}).catch(() => undefined)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))])
    client.session.end('signed-out')
    queryClient.clear()
    emit('session.ended', { reason: 'signed-out' })
    if (!isStaying) navigation.navigate({ area: 'sign-in' }, { replace: true })
    going.current = false
  }
}
