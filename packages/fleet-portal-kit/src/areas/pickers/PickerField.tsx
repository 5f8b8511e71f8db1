import { Suspense, useId, type ReactNode } from 'react'
import { useSessionEpoch } from '../../foundation/data/useSession.ts'
import { Input } from '../../foundation/form/controls.ts'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import type { ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import type { PickerProps } from '../../pieces/pickers/pickers.tsx'

/** An option of a picker: its id, its label, and a detail beside the label. @since 0.1.0 */
export type PickerOption = ComboboxOption

/** Props of every picker. A picker is a controlled field. @since 0.1.0 */
export interface PickerFieldProps<T> extends WidgetProps {
  /** The chosen option, or undefined. Keep the whole option: its label is shown without a call of the API. */
  value: PickerOption | undefined
  /** Called with the chosen option and its item. Called with undefined twice when the choice is cleared. */
  onChange: (option: PickerOption | undefined, item: T | undefined) => void
  /** The label above the control. */
  label: string
  /** Help below the control. */
  hint?: string
  /** An error message. It marks the control as invalid. */
  error?: string | undefined
  /** Shows the choice, but does not let the user change it. */
  disabled?: boolean
  /** Marks the field as required, for screen readers too. */
  required?: boolean
  /** Called when the focus leaves the control. */
  onBlur?: () => void
}

interface FramedProps<T> extends PickerFieldProps<T> {
  widget: string
  children: (control: PickerProps<T>) => ReactNode
}

/** A picker in its own widget, with label, hint and error. */
export function PickerField<T>({ widget, children, className, style, id, ...field }: FramedProps<T>) {
  const { label, hint, error, required, ...control } = field
  const own = useId()
  // The options of one user are never shown to the next user.
  const epoch = useSessionEpoch()
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  const shown = control.value?.label ?? ''
  return (
    <Widget
      name={widget}
      isPublic
      {...(className && { className })}
      {...(style && { style })}
      {...(id && { id })}
    >
      <FieldFrame id={own} label={label} hint={hint} error={error} isRequired={required}>
        <Suspense key={epoch} fallback={<Input id={own} value={shown} disabled />}>
          {children({
            ...control,
            id: own,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': described || undefined,
            'aria-required': required,
          })}
        </Suspense>
      </FieldFrame>
    </Widget>
  )
}
