import type { FieldValues } from 'react-hook-form'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { formatSince } from '../format/days.ts'
import { useUnsavedInDialog } from '../overlay/dialogContext.ts'
import { LeftBehind } from '../ui/LeftBehind.tsx'
import type { OpenForm, Unsent } from './formWith.tsx'
import { useKeptValues } from './useKeptValues.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

export interface UnsentProps {
  /** Asks before it is left with something typed. Default true. */
  isGuarded?: boolean
  /**
   * A name, ids included, under which what is typed outlives a reload and a session that ended by itself. It is let go
   * when it was sent or the person left the form. Never for a form with a secret in it.
   */
  keptAs?: string
}

/** Asks before something typed is left, and keeps it under a name. */
export function useUnsent<Values extends FieldValues>(
  { form, element, afterPress, labels }: OpenForm<Values>,
  { isGuarded = true, keptAs }: UnsentProps,
): Unsent<Values> {
  const t = useMessages(uiMessages)
  const { leftAt, keyOf, forget, discard } = useKeptValues(form, keptAs, element, labels)
  const isUnsaved = isGuarded && form.formState.isDirty
  const stop = useLeaveGuard(isUnsaved, { onLeave: forget })
  useUnsavedInDialog(isUnsaved, forget)
  return {
    // After the field that the press was taken from is judged, by what stood in it.
    notice: leftAt !== undefined && (
      <LeftBehind discard={() => afterPress(discard)}>{t.leftAt(formatSince(leftAt))}</LeftBehind>
    ),
    sent: () => {
      stop()
      forget()
    },
    forget,
    keyOf,
  }
}
