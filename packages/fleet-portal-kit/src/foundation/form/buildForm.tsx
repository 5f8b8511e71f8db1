import { ApiError, uniqueId } from 'fleet-portal-api-client'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  Controller,
  FormProvider,
  useForm,
  useFormContext,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { hadNoEffect } from '../errors/hadNoEffect.ts'
import { useFailure } from '../errors/useFailure.tsx'
import { useFieldErrorMessage, type FieldErrorMessages } from '../errors/useFieldErrorMessage.ts'
import { Banner } from '../ui/Banner.tsx'
import { VStack } from '../ui/layout.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { createResolver } from './createResolver.ts'
import { joinIds } from './joinIds.ts'
import { Lockable } from './Lockable.tsx'
import { missingValueError } from '../../provider/formControls.ts'
import { useFormControls, type ControlledForm, type FormSubject } from './useFormControls.ts'
import { usePress } from './usePress.ts'
import { styled } from 'styled-components'
import { reset } from '../ui/layout.ts'

type FormSchema<Output> = z.ZodMiniType<Output>

const noOptions = { fields: {}, shouldUseNativeValidation: undefined }

interface FormState<Values> {
  isBusy: boolean
  isDirty: boolean
  values: () => Values
  /** Removes the stored draft when the user leaves the form. A dialog around the form does this itself. */
  forget: () => void
}

export interface BareFormProps<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /**
   * Called once per submission, however often the button is pressed. Field errors of a rejection are shown at their fields, other
   * errors above the fields. Resolves to `false` if nothing was sent; the form then stays unsaved. `key` is the idempotency key:
   * the same for each retry until an answer is definite.
   */
  onSubmit: (values: Values, intent: { key: string }) => Promise<unknown>
  /** Called after a failure. Returns true if it handled the error, so that the form shows no message. */
  onFailure?: (error: ApiError, form: UseFormReturn<Values>) => boolean | void
  /** The item that the form is about. The page of the host controls the values and fields of such a form. */
  subject?: FormSubject | undefined
  /** Whether the user is asked to confirm the submission. Nothing is being sent then, so the form shows no progress. */
  isConfirming?: boolean
  /** The form is read-only. */
  isDisabled?: boolean
  /** The call has no effect, such as signing in, so the user has nothing to check after a failure. */
  hasNoEffect?: boolean
  children: ReactNode | ((state: FormState<Values>) => ReactNode)
  id?: string
}

const FormElement = styled.form`
  ${reset}
  display: block;
`
const Fields = styled.fieldset`
  ${reset}
  display: block;
  min-width: 0;
`

interface FormContextValue {
  /** Delays a change that would move the layout while the pointer is down. */
  afterPress: (run: () => void) => void
  /** The labels of the fields, by name. */
  labels: Map<string, string>
  /** The fields that the page of the host has locked or hidden. */
  controlled: Pick<ControlledForm<FieldValues>, 'fixedValues' | 'lockedFields' | 'hiddenFields'>
}

const focusable = 'input, select, textarea, button, [tabindex]'

/** Focuses the first control with an error, in the order of the page: fields that appear later are registered last. */
function focusFirstError(form: HTMLElement | null, otherwise: () => void): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  if (control) control.focus()
  else otherwise()
}

const noFields: ReadonlySet<string> = new Set()

export const FormContext = createContext<FormContextValue>({
  afterPress: (run) => run(),
  labels: new Map(),
  controlled: { fixedValues: {}, lockedFields: noFields, hiddenFields: noFields },
})

/** The props of the control of a field. */
export interface ControlProps<Value> {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
  /** Whether the page has locked the field. */
  'aria-disabled'?: boolean | undefined
}

export interface FieldProps<Values extends FieldValues, N extends FieldPath<Values>> extends Omit<
  FieldFrameProps,
  'id' | 'error' | 'children' | 'label'
> {
  name: N
  label: string
  isRequired?: boolean
  /** Error messages of this form, by error code. */
  sentences?: Readonly<Record<string, string>>
  /** Renders only the control, without label, hint and error. */
  isBare?: boolean
  children: (control: ControlProps<Values[N]>) => ReactNode
}

/** A mounted form, as `useUnsavedValues` gets it. */
export interface OpenForm<Values extends FieldValues> extends Omit<FormContextValue, 'controlled'> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
}

/** The handling of unsaved values of a form. */
export interface UnsavedValuesHandling<Values> {
  /** Shown above the fields. */
  banner?: ReactNode
  /** Called after a successful submission with the values that were typed when it began. */
  onSubmitted: (typed: Values) => void
  /** Removes the stored draft. */
  forget: () => void
  /** The idempotency key of a call with these values, if other tabs may have a copy of the draft. */
  keyOf?: (values: Values) => string | undefined
}

/**
 * Builds the components of a form for one schema. A field that the schema does not have does not compile. `useUnsavedValues`
 * handles unsaved values according to the props of the form. `wording` selects the wording of field errors.
 */
export function buildForm<Values extends FieldValues, Extra extends object>(
  schema: FormSchema<Values>,
  useUnsavedValues: (open: OpenForm<Values>, props: Extra) => UnsavedValuesHandling<Values>,
  wording?: FieldErrorMessages,
) {
  const resolveValues = createResolver(schema)

  function Form(props: BareFormProps<Values> & Extra) {
    const {
      defaultValues: initialValues,
      subject,
      onSubmit,
      onFailure,
      isConfirming = false,
      isDisabled = false,
      hasNoEffect = false,
      children,
      id,
    } = props
    const controlled = useFormControls(initialValues, subject)
    const { defaultValues, fixedValues, hiddenFields } = controlled
    const resolver = useCallback<Resolver<Values>>(
      (values, context, options) => resolveValues({ ...values, ...fixedValues }, context, options),
      [fixedValues],
    )
    const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
    const element = useRef<HTMLFormElement>(null)
    const [labels] = useState(() => new Map<string, string>())
    const [failure, setFailure] = useState<unknown>()
    const { text: failureText } = useFailure(failure, { isRead: hasNoEffect })
    const sending = useRef(false)
    const { start: startPress, after: afterPress } = usePress()
    const context = useMemo(() => ({ afterPress, labels, controlled }), [afterPress, labels, controlled])
    const { banner, onSubmitted, forget, keyOf } = useUnsavedValues(
      { form, element, afterPress, labels },
      props,
    )
    const [firstKey] = useState(uniqueId)
    const key = useRef(firstKey)
    const attempt = useRef(0)
    const [isSubmitting, setSubmitting] = useState(false)
    const isBusy = isSubmitting && !isConfirming
    const { isDirty, submitCount } = form.formState
    const refused = useRef<object>(undefined)
    useEffect(() => {
      const errors = refused.current
      refused.current = undefined
      if (errors)
        focusFirstError(element.current, () => form.setFocus(Object.keys(errors)[0] as FieldPath<Values>))
    }, [form, submitCount])

    // Other fields may depend on a fixed value, also if a restored draft has another one.
    useEffect(() => {
      for (const [name, value] of Object.entries(fixedValues)) {
        const path = name as FieldPath<Values>
        if (JSON.stringify(form.getValues(path)) !== JSON.stringify(value)) {
          form.setValue(path, value as PathValue<Values, FieldPath<Values>>)
        }
      }
    })
    const [misconfigured, setMisconfigured] = useState<Error>()
    /** The user cannot correct a hidden field, and would see no reason. */
    const showHiddenErrors = (errors: object, show: (error: Error) => void = setFailure) => {
      const invalid = [...hiddenFields].filter((name) => name in errors)
      if (invalid.length > 0) show(missingValueError(invalid))
    }
    useEffect(() => {
      if (hiddenFields.size === 0) return
      const values = { ...form.getValues(), ...fixedValues }
      void Promise.resolve(resolveValues(values, undefined, noOptions)).then(({ errors }) =>
        showHiddenErrors(errors, setMisconfigured),
      )
      // `showHiddenErrors` depends on the hidden fields only.
      // oxlint-disable-next-line exhaustive-deps
    }, [form, fixedValues, hiddenFields])
    if (misconfigured) throw misconfigured

    const send = async (values: Values) => {
      if (sending.current || isDisabled) return
      sending.current = true
      setSubmitting(true)
      setFailure(undefined)
      const typed = { ...form.getValues() }
      try {
        const sharedKey = keyOf?.(values)
        const callKey = sharedKey ? `${sharedKey}.${attempt.current}` : key.current
        if ((await onSubmit(values, { key: callKey })) === false) return
        onSubmitted(typed)
        key.current = uniqueId()
        // The saved values become the default values, so that the form is no longer dirty.
        form.reset(form.getValues())
      } catch (error) {
        if (hadNoEffect(error)) {
          key.current = uniqueId()
          attempt.current += 1
        }
        const fields =
          error instanceof ApiError ? error.fields.filter(({ path }) => path in form.getValues()) : []
        for (const [index, { path, code }] of fields.entries()) {
          form.setError(path as FieldPath<Values>, { message: code }, { shouldFocus: index === 0 })
        }
        const isHandled = error instanceof ApiError && onFailure?.(error, form) === true
        if (fields.length === 0 && !isHandled) setFailure(error)
      } finally {
        sending.current = false
        setSubmitting(false)
      }
    }
    return (
      <FormProvider {...form}>
        <FormContext.Provider value={context}>
          <FormElement
            ref={element}
            id={id}
            // Announcements wait until these values are sent or discarded.
            data-unsaved={isDirty || undefined}
            noValidate
            onPointerDownCapture={startPress}
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              // The value of such a control is empty, which may be valid.
              const unreadable = element.current?.querySelector<HTMLElement>('[data-problem]')
              if (unreadable) {
                unreadable.dispatchEvent(new Event('invalid'))
                unreadable.focus()
                return
              }
              void form.handleSubmit(send, (errors) => {
                refused.current = errors
                showHiddenErrors(errors)
              })(event)
            }}
          >
            <Fields disabled={isDisabled} aria-busy={isBusy}>
              <VStack $gap={4}>
                {banner}
                {failure !== undefined && <Banner tone="danger">{failureText}</Banner>}
                {typeof children === 'function'
                  ? children({ isBusy, isDirty, values: () => form.getValues(), forget })
                  : children}
              </VStack>
            </Fields>
          </FormElement>
        </FormContext.Provider>
      </FormProvider>
    )
  }

  /** A field with its label, hint and error. The child renders the control. */
  function Field<N extends FieldPath<Values>>(props: FieldProps<Values, N>) {
    const { name, children, isRequired, isBare, sentences, ...frame } = props
    const { control } = useFormContext<Values>()
    const id = useId()
    const messageOf = useFieldErrorMessage(wording)
    const { afterPress, labels, controlled } = useContext(FormContext)
    const isLocked = controlled.lockedFields.has(name)
    useEffect(() => void labels.set(name, frame.label), [labels, name, frame.label])
    if (controlled.hiddenFields.has(name)) return null
    return (
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState }) => {
          const code = fieldState.error?.message
          const error = code && (sentences?.[code] ?? messageOf(code))
          const describedBy = (noteId: string | undefined) =>
            joinIds(Boolean(frame.hint) && `${id}-hint`, noteId, error && `${id}-error`)
          const shown = (
            <Lockable isLocked={isLocked}>
              {(noteId) =>
                children({
                  ...(field as unknown as ControllerRenderProps & { value: Values[N] }),
                  ...(isLocked && {
                    value: controlled.fixedValues[name] as Values[N],
                    onChange: () => undefined,
                    readOnly: true,
                    'aria-disabled': true,
                  }),
                  id,
                  onBlur: () => afterPress(field.onBlur),
                  'aria-invalid': fieldState.invalid || undefined,
                  'aria-describedby': describedBy(noteId),
                  'aria-required': isRequired || undefined,
                })
              }
            </Lockable>
          )
          if (isBare) return <>{shown}</>
          return (
            <FieldFrame {...frame} id={id} error={error} isRequired={isRequired}>
              {shown}
            </FieldFrame>
          )
        }}
      />
    )
  }

  /** The functions that read and set the fields of the form around the component. */
  function useFields() {
    const { watch, setValue, setError, clearErrors, getValues, trigger, formState } = useFormContext<Values>()
    const { errors } = formState
    const isFaulty = (name: keyof Values): boolean => errors[name] !== undefined
    return { watch, setValue, setError, clearErrors, getValues, trigger, isFaulty }
  }

  return { Form, Field, useFields }
}
