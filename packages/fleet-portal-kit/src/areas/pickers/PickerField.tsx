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
  /** The selected option, or undefined. Store the whole option, because its label is shown without an API call. */
  value: PickerOption | undefined
  /** Called with the selected option and its item. Both are undefined when the selection is cleared. */
  onChange: (option: PickerOption | undefined, item: T | undefined) => void
  /** The label above the control. */
  label: string
  /** Help below the control. */
  hint?: string
  /** An error message. It marks the control as invalid. */
  error?: string | undefined
  /** Shows the selection but prevents changes. */
  disabled?: boolean
  /** Marks the field as required, for screen readers too. */
  required?: boolean
  /** Called when the focus leaves the control. */
  onBlur?: () => void
}

interface PickerWidgetProps<T> extends PickerFieldProps<T> {
  widget: string
  children: (control: PickerProps<T>) => ReactNode
}

/** A picker in its own widget, with label, hint and error. */
export function PickerField<T>({ widget, children, ...field }: PickerWidgetProps<T>) {
  const { className, style, id, instanceId, navigation, urlPrefix, ...inputs } = field
  const { onEvent, onBefore, isReadOnly, slots, messages, ...ownField } = inputs
  const { label, hint, error, required, ...control } = ownField
  const fieldId = useId()
  // A new session remounts the picker, so that it never shows the options of the previous user.
  const epoch = useSessionEpoch()
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  const selectedLabel = control.value?.label ?? ''
  return (
    <Widget
      name={widget}
      isPublic
      placeholderHeight={64}
      {...{ className, style, id, instanceId, navigation, urlPrefix }}
      {...{ onEvent, onBefore, isReadOnly, slots, messages }}
    >
      <FieldFrame id={fieldId} label={label} hint={hint} error={error} isRequired={required}>
        <Suspense key={epoch} fallback={<Input id={fieldId} value={selectedLabel} disabled />}>
          {children({
            ...control,
            id: fieldId,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': describedBy || undefined,
            'aria-required': required,
          })}
        </Suspense>
      </FieldFrame>
    </Widget>
  )
}
