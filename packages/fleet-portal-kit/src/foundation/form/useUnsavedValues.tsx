import type { FieldValues } from 'react-hook-form'
import { uiMessages } from '../../locales/en/ui.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useUnsavedInDialog } from '../overlay/dialogContext.ts'
import { DraftRestored } from '../ui/DraftRestored.tsx'
import type { OpenForm, UnsavedValuesHandling } from './buildForm.tsx'
import { usePersistedValues } from './usePersistedValues.ts'
import { useNavigationBlocker } from './useNavigationBlocker.ts'

export interface UnsavedValuesProps {
  /** Whether to ask before the user leaves typed values that would be lost. Default: true. */
  isGuarded?: boolean
  /**
   * The name of the stored draft, including the ids of the item. The form restores the draft when it opens again, and shows its
   * age and a Discard button. The draft is removed after a successful submission. Never set it for a form with a secret.
   */
  persistKey?: string
}

/** Stores typed values as a draft. Asks before the user leaves values that are not stored. */
export function useUnsavedValues<Values extends FieldValues>(
  { form, element, afterPress, labels }: OpenForm<Values>,
  { isGuarded = true, persistKey }: UnsavedValuesProps,
): UnsavedValuesHandling<Values> {
  const t = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const { leftAt, isSafe, keyOf, forget, forgetSent, discard } = usePersistedValues(
    form,
    persistKey,
    element,
    labels,
  )
  const isUnsaved = isGuarded && form.formState.isDirty
  const stop = useNavigationBlocker(isUnsaved, { onLeave: forget, isSafe })
  useUnsavedInDialog(isUnsaved, { onLeave: forget, isSafe: () => isSafe?.('reload') ?? false })
  return {
    // Discards after the press, because the press first moves the focus out of a field, which validates the field.
    banner: leftAt !== undefined && (
      <DraftRestored discard={() => afterPress(discard)}>{t.leftAt(formatSince(leftAt))}</DraftRestored>
    ),
    onSubmitted: (typed) => {
      stop()
      forgetSent(typed)
    },
    forget,
    keyOf,
  }
}
