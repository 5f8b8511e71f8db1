import { ApiError, uniqueId } from 'api-client'
import {
  createContext,
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
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { useFailure } from '../errors/useFailure.tsx'
import { useFieldErrorMessage, type FieldErrorMessages } from '../errors/useErrorMessage.ts'
import { Banner } from '../ui/Banner.tsx'
import { VStack } from '../ui/layout.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { createResolver } from './createResolver.ts'
import { usePress } from './usePress.ts'
import { styled } from 'styled-components'
import { reset } from '../ui/layout.ts'

type FormSchema<Output> = z.ZodMiniType<Output>

interface FormState<Values> {
  isBusy: boolean
  isDirty: boolean
  values: () => Values
  /** The person left it: what is kept of it goes. For a form in no dialog, which does this itself. */
  forget: () => void
}

export interface BareFormProps<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /**
   * Sends once however often it is asked; a rejection with fields is spread on the fields, the rest stands above.
   * `false` where the person thought better of it: nothing was sent, and what was typed is still unsaved.
   * `key` is one per intent: the same for another try, until something definite came back.
   */
  onSubmit: (values: Values, intent: { key: string }) => Promise<unknown>
  /** A say in what a failure does to the form; true where nothing more is to be shown. */
  onFailure?: (error: ApiError, form: UseFormReturn<Values>) => boolean | void
  /** Everything can be read, nothing changed. */
  isDisabled?: boolean
  /** What it sends changes nothing, such as signing in: after a failure there is nothing to check. */
  hasNoEffect?: boolean
  children: ReactNode | ((state: FormState<Values>) => ReactNode)
  id?: string
}

const Element = styled.form`
  ${reset}
  display: block;
`
const Fields = styled.fieldset`
  ${reset}
  display: block;
  min-width: 0;
`

interface FormSurroundings {
  /** Holds back what would move the page while the pointer is down. */
  afterPress: (run: () => void) => void
  /** The labels of the fields, by name. */
  labels: Map<string, string>
}

/** What fields and what is about them know of their form. */
export const FormContext = createContext<FormSurroundings>({ afterPress: (run) => run(), labels: new Map() })

/** The control of a field: what it needs to be one. */
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
}

export interface FieldProps<Values extends FieldValues, N extends FieldPath<Values>> extends Omit<
  FieldFrameProps,
  'id' | 'error' | 'children' | 'label'
> {
  name: N
  label: string
  isRequired?: boolean
  /** Sentences of the form's own, by the codes of faults. */
  sentences?: Readonly<Record<string, string>>
  /** The control alone, which has its own words. */
  isBare?: boolean
  children: (control: ControlProps<Values[N]>) => ReactNode
}

/** What a form is while it is open, for what is done about unsent text. */
export interface OpenForm<Values extends FieldValues> extends FormSurroundings {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
}

/** What becomes of what is typed and not sent. */
export interface Unsent<Values> {
  /** Said above the fields. */
  notice?: ReactNode
  /** All of it was sent. */
  sent: () => void
  /** The person left it. */
  forget: () => void
  /** The key of a call with these values, where other tabs may hold copies of them. */
  keyOf?: (values: Values) => string | undefined
}

/**
 * Binds the form library to one schema. A field that the schema does not have does not compile. `words` chooses the
 * messages of its rules. `useUnsavedValues` does
 * something about what is typed, as the form's props ask.
 */
export function buildForm<Values extends FieldValues, Extra extends object>(
  schema: FormSchema<Values>,
  useUnsavedValues: (open: OpenForm<Values>, props: Extra) => Unsent<Values>,
  words?: FieldErrorMessages,
) {
  const resolver = createResolver(schema)

  function Form(props: BareFormProps<Values> & Extra) {
    const {
      defaultValues,
      onSubmit,
      onFailure,
      isDisabled = false,
      hasNoEffect = false,
      children,
      id,
    } = props
    const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: true })
    const element = useRef<HTMLFormElement>(null)
    const [labels] = useState(() => new Map<string, string>())
    const [failure, setFailure] = useState<unknown>()
    const { text: failureText } = useFailure(failure, { isRead: hasNoEffect })
    const sending = useRef(false)
    const { start: startPress, after: afterPress } = usePress()
    const surroundings = useMemo(() => ({ afterPress, labels }), [afterPress, labels])
    const { notice, sent, forget, keyOf } = useUnsavedValues({ form, element, afterPress, labels }, props)
    const key = useRef(uniqueId())
    const attempt = useRef(0)
    const [isBusy, setBusy] = useState(false)
    const { isDirty } = form.formState

    const send = async (values: Values) => {
      if (sending.current || isDisabled) return
      sending.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        const shared = keyOf?.(values)
        const callKey = shared ? `${shared}.${attempt.current}` : key.current
        if ((await onSubmit(values, { key: callKey })) === false) return
        sent()
        key.current = uniqueId()
        // What was saved is what further changes are measured against.
        form.reset(form.getValues())
      } catch (error) {
        const isDefiniteAnswer =
          error instanceof ApiError && !error.isAmbiguous && error.kind !== 'outcome-unknown'
        if (isDefiniteAnswer) {
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
        setBusy(false)
      }
    }
    return (
      <FormProvider {...form}>
        <FormContext.Provider value={surroundings}>
          <Element
            ref={element}
            id={id}
            noValidate
            onPointerDownCapture={startPress}
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              void form.handleSubmit(send)(event)
            }}
          >
            <Fields disabled={isDisabled} aria-busy={isBusy}>
              <VStack $gap={4}>
                {notice}
                {failure !== undefined && <Banner tone="danger">{failureText}</Banner>}
                {typeof children === 'function'
                  ? children({ isBusy, isDirty, values: () => form.getValues(), forget })
                  : children}
              </VStack>
            </Fields>
          </Element>
        </FormContext.Provider>
      </FormProvider>
    )
  }

  /** A field with its label, hint and fault; the child draws the control. */
  function Field<N extends FieldPath<Values>>(props: FieldProps<Values, N>) {
    const { name, children, isRequired, isBare, sentences, ...frame } = props
    const { control } = useFormContext<Values>()
    const id = useId()
    const sentence = useFieldErrorMessage(words)
    const { afterPress, labels } = useContext(FormContext)
    useEffect(() => void labels.set(name, frame.label), [labels, name, frame.label])
    return (
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState }) => {
          const code = fieldState.error?.message
          const error = code && (sentences?.[code] ?? sentence(code))
          const described = [frame.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
          const drawn = children({
            ...(field as unknown as ControllerRenderProps & { value: Values[N] }),
            id,
            onBlur: () => afterPress(field.onBlur),
            'aria-invalid': fieldState.invalid || undefined,
            'aria-describedby': described || undefined,
            'aria-required': isRequired || undefined,
          })
          if (isBare) return <>{drawn}</>
          return (
            <FieldFrame {...frame} id={id} error={error} isRequired={isRequired}>
              {drawn}
            </FieldFrame>
          )
        }}
      />
    )
  }

  /** The current value of a field, whether it has a fault, and a way to set others. */
  function useFields() {
    const { watch, setValue, setError, clearErrors, getValues, trigger, formState } = useFormContext<Values>()
    const { errors } = formState
    const isFaulty = (name: keyof Values): boolean => errors[name] !== undefined
    return { watch, setValue, setError, clearErrors, getValues, trigger, isFaulty }
  }

  return { Form, Field, useFields }
}
