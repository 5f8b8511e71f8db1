import { Suspense, useId, type ReactNode } from 'react'
import { useSessionEpoch } from '../../foundation/data/useSession.ts'
import { Input } from '../../foundation/form/controls.ts'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import type { ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import type { PickerProps } from '../../pieces/pickers/pickers.tsx'

/** What can be chosen: the id, what it is called, and what stands beside it in the list. */
export type PickerOption = ComboboxOption

/** What every public picker takes; a controlled field like any other. */
export interface PickerFieldProps<T> extends WidgetProps {
  /** What is chosen. Its label is shown without a call, so keep the whole option; undefined for nothing. */
  value: PickerOption | undefined
  /** Told what was chosen, with the thing itself as the server has it; undefined twice when the choice was taken off. */
  onChange: (option: PickerOption | undefined, item: T | undefined) => void
  label: string
  /** Help below the control. */
  hint?: string
  /** What is wrong with the choice, in words. Marks the control as invalid. */
  error?: string | undefined
  /** The choice is shown and cannot be changed. */
  disabled?: boolean
  /** Marks the label and tells screen readers. */
  required?: boolean
  onBlur?: () => void
}

interface FramedProps<T> extends PickerFieldProps<T> {
  widget: string
  children: (control: PickerProps<T>) => ReactNode
}

/** One of the kit's pickers in a widget of its own, with label, hint and fault. */
export function PickerField<T>({ widget, children, className, style, id, ...field }: FramedProps<T>) {
  const { label, hint, error, required, ...control } = field
  const own = useId()
  // Options of one user are not offered to the next.
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
