import { useId, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Small } from './FieldFrame.tsx'
import { LockedField } from './LockedField.tsx'

interface LockableProps {
  isLocked: boolean
  /** Renders the control. `noteId` is the id of the text that says why it is locked. */
  children: (noteId: string | undefined) => ReactNode
}

/** A control that the page may have locked. It says so then, also to screen readers. */
export function Lockable({ isLocked, children }: LockableProps) {
  const t = useMessages(uiMessages)
  const id = useId()
  if (!isLocked) return <>{children(undefined)}</>
  return (
    <>
      <LockedField>{children(id)}</LockedField>
      <Small id={id}>{t.lockedField}</Small>
    </>
  )
}
