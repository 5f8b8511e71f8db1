import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { SendingBanner } from '../errors/SendingBanner.tsx'
import { Dialog, DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { SendButton } from './SendButton.tsx'
import type { FormProps } from './createForm.tsx'
import { EditConflict } from './EditConflict.tsx'
import { isOutdated } from './useStoredValues.ts'

interface EditDialogProps<Values extends FieldValues> {
  /** The form component: `createForm(schema).Form`. */
  Form: ComponentType<FormProps<Values>>
  title: string
  /** The stored values of the item, or the initial values of a new item. */
  defaultValues: DefaultValues<Values>
  /**
   * Reads the stored item again before it is saved. If another user has changed it since, nothing is sent: the form shows the
   * stored values, and the user can send it again. Resolves to undefined if the item cannot be read.
   */
  refetchItem?: (() => Promise<DefaultValues<Values> | undefined>) | undefined
  /** The name of the stored draft, including the ids of the item. */
  persistKey: string
  saveLabel: string
  /** Whether there is a button that saves the item and opens an empty form for the next one. */
  addsMore: boolean
  /** Saves the values under an idempotency key. Resolves to the text of the success toast. */
  save: (values: Values, key: string) => Promise<string>
  /** Called after a failure. Returns true if it handled the error, so that the form shows no message. */
  onFailure?: FormProps<Values>['onFailure']
  onClose: () => void
  /** The fields. `isNext`: this is the empty form after a saved item, so its first field should get the focus. */
  children: (round: { isNext: boolean }) => ReactNode
}

/** A dialog that adds or edits one item of a list. */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const {
    Form,
    title,
    defaultValues,
    refetchItem,
    persistKey,
    saveLabel,
    addsMore,
    save,
    onFailure,
    onClose,
    children,
  } = props
  const t = useMessages(uiMessages)
  const showToast = useToast()
  const [round, setRound] = useState(0)
  const addsAnother = useRef(false)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const finish = () => {
    if (addsAnother.current) setRound((past) => past + 1)
    else onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        key={round}
        defaultValues={defaultValues}
        persistKey={persistKey}
        subject={addsMore ? 'new-item' : 'existing-item'}
        {...(onFailure && { onFailure })}
        onSubmit={async (values, { key }) => {
          const now = await refetchItem?.()
          // The user may have cancelled meanwhile.
          if (!isOpen.current || (now && isOutdated(values, defaultValues, now))) return false
          showToast({ tone: 'success', text: await save(values, key) })
          // The same dialog may be open again by now.
          if (isOpen.current) finish()
          return undefined
        }}
      >
        {({ isBusy }) => (
          <>
            {isBusy && <SendingBanner />}
            {refetchItem && <EditConflict stored={defaultValues} />}
            {children({ isNext: round > 0 })}
            <DialogActions>
              <DialogCancel />
              {addsMore && (
                <SendButton
                  // Not a submit button, so that Enter in a field presses the last button.
                  busy={isBusy && addsAnother.current}
                  onClick={({ currentTarget }) => {
                    if (isBusy) return
                    addsAnother.current = true
                    currentTarget.form?.requestSubmit()
                  }}
                >
                  {t.saveAndAdd}
                </SendButton>
              )}
              <SendButton
                type="submit"
                variant="primary"
                busy={isBusy && !addsAnother.current}
                onClick={() => !isBusy && (addsAnother.current = false)}
              >
                {saveLabel}
              </SendButton>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
