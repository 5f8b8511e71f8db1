import { logout } from 'api-client/contract/session'
import { usePortal } from '../provider/portal.ts'
import { useEmit, useNavigation } from '../provider/widgetContext.ts'

/** Signs out, asking first where something unsaved would be lost: tells the server, whatever it answers; forgets the session and what was read; goes to sign-in. */
export function useLogout(): () => Promise<void> {
  const { client, queryClient } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  return async () => {
    if ((await navigation.mayLeave?.()) === false) return
    await client.call(logout, {}).catch(() => undefined)
    client.session.end('signed-out')
    queryClient.clear()
    emit('session.ended', { reason: 'signed-out' })
    navigation.navigate({ area: 'sign-in' }, { replace: true })
  }
}
