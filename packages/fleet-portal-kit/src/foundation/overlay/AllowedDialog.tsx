import type { AnyRow } from 'api-client'
import { type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAccess } from '../data/useAccess.ts'
import { FailedState, RefusedState } from '../errors/States.tsx'
import { StateView } from '../ui/StateView.tsx'
import { lazyPart } from '../widget/lazyPart.ts'

const Dialog = lazyPart(() => import('./Dialog.tsx'), 'Dialog')

interface AllowedDialogProps {
  title: string
  /** What is asked for, in words: `drivers`. */
  area: string
  fleetId: string
  /** The call behind it. */
  row: AnyRow
  onClose: () => void
  /** The dialog itself. */
  children: ReactNode
}

/** A dialog that a page opens without a screen of the kit around it: in its place the reason, where it is not allowed. */
export function AllowedDialog({ title, area, fleetId, row, onClose, children }: AllowedDialogProps) {
  const t = useMessages(uiMessages)
  const access = useAccess(fleetId)
  const blocked = access.blocked(row)
  if (access.isReady && access.can(row) && !blocked) return children
  if (!access.isReady && !access.error) return null
  const reason = () => {
    if (access.error) return <FailedState error={access.error} retry={access.retry} />
    if (!access.can(row)) return <RefusedState area={area} row={row} access={access} />
    return <StateView tone="locked" title={title} detail={blocked ?? t.somethingWrong} />
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {reason()}
    </Dialog>
  )
}
