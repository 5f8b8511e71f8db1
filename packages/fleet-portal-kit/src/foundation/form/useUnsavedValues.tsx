import type { FieldValues } from 'react-hook-form'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { formatSince } from '../../format/days.ts'
import { useUnsavedInDialog } from '../overlay/dialogContext.ts'
import { DraftRestored } from '../ui/DraftRestored.tsx'
import type { OpenForm, Unsent } from './buildForm.tsx'
import { usePersistedValues } from './usePersistedValues.ts'
import { useNavigationBlocker } from './useNavigationBlocker.ts'

export interface UnsavedValuesProps {
  /** Asks before it is left with something typed that would be lost. Default true. */
  isGuarded?: boolean
  /**
   * A name, ids included, under which what is typed is kept: it comes back when the form opens again, with its age and
   * a Discard. It goes when it was sent. Never for a form with a secret in it.
   */
  persistKey?: string
}

/** Keeps under a name what is typed; asks before it is left where it is not kept. */
export function useUnsavedValues<Values extends FieldValues>(
  { form, element, afterPress, labels }: OpenForm<Values>,
  { isGuarded = true, persistKey }: UnsavedValuesProps,
): Unsent<Values> {
  const t = useMessages(uiMessages)
  const { leftAt, isSafe, keyOf, forget, discard } = usePersistedValues(form, persistKey, element, labels)
  const isUnsaved = isGuarded && form.formState.isDirty
  const stop = useNavigationBlocker(isUnsaved, { onLeave: forget, isSafe })
  useUnsavedInDialog(isUnsaved, { onLeave: forget, isSafe: () => isSafe?.('reload') ?? false })
  return {
    // After the field that the press was taken from is judged, by what stood in it.
    notice: leftAt !== undefined && (
      <DraftRestored discard={() => afterPress(discard)}>{t.leftAt(formatSince(leftAt))}</DraftRestored>
    ),
    sent: () => {
      stop()
      forget()
    },
    forget,
    keyOf,
  }
}
