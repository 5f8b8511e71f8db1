import type { AnyEndpoint } from 'fleet-portal-api-client'
import { type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAccess } from './useAccess.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from './RefusedState.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const Dialog = lazyWithRetry(() => import('../../foundation/overlay/Dialog.tsx'), 'Dialog')

interface PermittedDialogProps {
  title: string
  /** The name of the area in a sentence: `drivers`. */
  area: string
  fleetId: string
  /** The endpoint that the dialog calls. */
  endpoint: AnyEndpoint
  onClose: () => void
  /** The dialog for a user with access. */
  children: ReactNode
}

/** Opens a dialog outside of a screen of the kit. Shows the reason instead if the user has no access. */
export function PermittedDialog({ title, area, fleetId, endpoint, onClose, children }: PermittedDialogProps) {
  const t = useMessages(uiMessages)
  const access = useAccess(fleetId)
  const blocked = access.blocked(endpoint)
  if (access.isReady && access.can(endpoint) && !blocked) return children
  if (!access.isReady && !access.error) return null
  const reason = () => {
    if (access.error) return <FailedState error={access.error} retry={access.retry} />
    if (!access.can(endpoint)) return <RefusedState area={area} endpoint={endpoint} access={access} />
    return <StateView tone="locked" title={title} detail={blocked ?? t.somethingWrong} />
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {reason()}
    </Dialog>
  )
}
