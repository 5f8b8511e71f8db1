import { useRef } from 'react'
import { useConfirmLeave } from '../../foundation/form/unsavedChangesContext.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { signOut } from '../../provider/signOut.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/**
 * Signs the user out and opens sign-in; with `isStaying` the page stays open. Ignores calls while it runs. Asks for a
 * confirmation if unsaved input would be lost.
 */
export function useSignOut({ isStaying = false } = {}): () => Promise<void> {
  const { client, draftStore } = usePortal()
  const ask = useConfirmLeave()
  const t = useMessages(uiMessages)
  const navigation = useNavigation()
  const isRunning = useRef(false)
  return async () => {
    if ((await navigation.confirmLeave?.()) === false) return
    // Sign-out removes stored drafts of all pages.
    if (draftStore.hasTyped(client.session.read().userDetails?.userId) && !(await ask(t.signOutBody))) return
    if (isRunning.current) return
    isRunning.current = true
    await signOut(client)
    if (!isStaying) navigation.navigate({ area: 'sign-in' }, { replace: true })
    isRunning.current = false
  }
}
