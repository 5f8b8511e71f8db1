import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { WaitingForConnection } from '../errors/WaitingForConnection.tsx'
import { Dialog, DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Button } from '../ui/Button.tsx'
import type { FormProps } from './createForm.tsx'
import { EditConflict } from './EditConflict.tsx'
import { isOutdated } from './useStoredValues.ts'

interface EditDialogProps<Values extends FieldValues> {
  /** The form of the fields' schema: `createForm(schema).Form`. */
  Form: ComponentType<FormProps<Values>>
  title: string
  /** The item as it is stored by now, or what a new one begins with. */
  defaultValues: DefaultValues<Values>
  /**
   * Reads the item anew before it is saved. Where somebody else saved it meanwhile, nothing is sent: the form shows
   * what it is now, for the person to send it again. Undefined where it cannot be read.
   */
  reread?: (() => Promise<DefaultValues<Values> | undefined>) | undefined
  /** The name under which what is typed is kept, ids included. */
  persistKey: string
  saveLabel: string
  /** Offers to save and to go on with the next one in an empty form. */
  addsMore: boolean
  /** Sends what was entered, under the key of the intent. Resolves to what is said about it. */
  save: (values: Values, key: string) => Promise<string>
  /** A say in what a failure does to the form; true where nothing more is to be shown. */
  onFailure?: FormProps<Values>['onFailure']
  onClose: () => void
  /** The fields. `isNext`: the form is empty after one that was saved, and the first field takes the caret. */
  children: (round: { isNext: boolean }) => ReactNode
}

/** A dialog that adds or edits one item of a list. */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const {
    Form,
    title,
    defaultValues,
    reread,
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
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        key={round}
        defaultValues={defaultValues}
        persistKey={persistKey}
        {...(onFailure && { onFailure })}
        onSubmit={async (values, { key }) => {
          const now = await reread?.()
          if (now && isOutdated(values, defaultValues, now)) return false
          showToast({ tone: 'success', text: await save(values, key) })
          if (addsAnother.current) setRound((past) => past + 1)
          else onClose()
        }}
      >
        {({ isBusy }) => (
          <>
            {isBusy && <WaitingForConnection />}
            {reread && <EditConflict stored={defaultValues} />}
            {children({ isNext: round > 0 })}
            <DialogActions>
              <DialogCancel />
              {addsMore && (
                <Button
                  // No submit button of its own: Enter in a field is the last button's.
                  busy={isBusy && addsAnother.current}
                  onClick={({ currentTarget }) => {
                    if (isBusy) return
                    addsAnother.current = true
                    currentTarget.form?.requestSubmit()
                  }}
                >
                  {t.saveAndAdd}
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                busy={isBusy && !addsAnother.current}
                onClick={() => !isBusy && (addsAnother.current = false)}
              >
                {saveLabel}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
