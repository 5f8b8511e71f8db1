import { formatCount } from '../../format/numbers.ts'
import {
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react'
import { ChevronDown, X } from 'lucide'
import { useEffect, useId, useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { plainSearch } from '../list/SearchBox.tsx'
import { FailedValue } from '../errors/TryAgain.tsx'
import { partOf } from '../overlay/partOf.ts'
import { focusFirst } from '../ui/focus.ts'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Input } from './controls.ts'
import { ComboboxFrame, Ends, Clear, List, Note, Hidden } from './comboboxStyles.ts'
import { optionId, type ComboboxOption } from './optionList.ts'
import { OptionsList } from './OptionsList.tsx'
import { useOptionKeyboard } from './useOptionKeyboard.ts'

/**
 * The dialog that the field is in, which alone is read while it is open, or else its part of the page; a popover would
 * cut the list off.
 */
const aroundOf = (field: Element | null, overlays: HTMLElement): HTMLElement =>
  field?.closest<HTMLElement>('.fpk-dialog') ?? partOf(field, overlays)

/** The most a dropdown's list is high, in pixels. */
const listHeight = 224

export type { ComboboxOption } from './optionList.ts'

/** What a dropdown has of any other control. */
export interface SelectProps {
  /** The chosen option; its label is shown without a look at the others. */
  value: ComboboxOption | undefined
  placeholder: string
  id?: string
  name?: string
  label?: string
  onBlur?: () => void
  /** Shown in place of the choice, and closed. */
  fixedText?: string | undefined
  /** The choice is shown and cannot be changed. */
  disabled?: boolean | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

/** What was found for what is typed. */
export interface FoundOptions {
  options: readonly ComboboxOption[]
  isPending?: boolean
  isFetching?: boolean
  error?: unknown
  /** Looks once more after an error. */
  retry?: () => unknown
  /** How many there are, where `options` are the first of more. */
  total?: number | undefined
  /** Loads more options at the end of the list, where there are more. */
  loadMore?: (() => void) | undefined
}

interface OptionsBoxProps extends SelectProps, FoundOptions {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  searchKey: string
  onSearch: (searchKey: string) => void
  /** How long nothing may be typed before it searches, in milliseconds. */
  pause: number
  /** The place of an option, or undefined to take the choice away. */
  onChoose: (index: number | undefined) => void
}

/** A dropdown in which one types: the field, and the list of what was found. Who draws it does the finding. */
export function Combobox(props: OptionsBoxProps) {
  const { value, placeholder, fixedText, label, onBlur, id, name } = props
  const { options, isPending = false, isFetching = false, error, retry = () => undefined, loadMore } = props
  const total = Math.max(props.total ?? 0, options.length)
  const { isOpen, onOpen: setOpen, searchKey, onSearch: setSearchKey, pause, onChoose } = props
  const t = useMessages(uiMessages)
  const { overlays } = useWidget()
  const [typed, setTyped] = useState<string>()
  const boxId = useId()
  const listId = useId()
  const isFixed = fixedText !== undefined || props.disabled === true

  useEffect(() => {
    if (typed === undefined) return
    if (pause === 0) return setSearchKey(typed.trim())
    const timer = setTimeout(() => setSearchKey(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, pause, setSearchKey])

  const open = () => {
    setOpen(true)
    const chosen = options.findIndex((option) => option.value === value?.value)
    goTo(chosen < 0 ? null : chosen)
  }
  const keys = useOptionKeyboard({ count: options.length, isOpen, open, loadMore })
  const { active, goTo } = keys
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setSearchKey('')
    goTo(null)
  }
  const { refs, floatingStyles, context } = useFloating<HTMLElement>({
    open: isOpen,
    onOpenChange: (isWanted) => !isWanted && close(),
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        apply: ({ rects, elements: { floating } }) => {
          floating.style.width = `${rects.reference.width}px`
          floating.style.maxHeight = `${listHeight}px`
        },
      }),
    ],
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context, { bubbles: false })])
  const choose = (index: number) => {
    if (!options[index]) return
    onChoose(index)
    close()
  }
  return (
    <ComboboxFrame>
      <Input
        {...getReferenceProps({
          onClick: () => !isFixed && !isOpen && open(),
          onKeyDown: (event) => {
            if (event.key === 'Tab' && isOpen) close()
            if (keys.press(event) || event.key !== 'Enter') return
            if (isOpen) event.preventDefault()
            if (isOpen && active !== null) choose(active)
            else if (isOpen && typed !== undefined && typed.trim() !== searchKey) setSearchKey(typed.trim())
            else if (isOpen && error != null) void retry()
          },
          onBlur: () => onBlur?.(),
        })}
        ref={refs.setReference}
        id={id}
        name={name}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-activedescendant={isOpen && active !== null ? optionId(listId, active) : undefined}
        aria-controls={isOpen ? (options.length > 0 ? listId : boxId) : undefined}
        aria-label={label}
        aria-autocomplete="list"
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        aria-required={props['aria-required']}
        autoComplete="off"
        disabled={isFixed}
        placeholder={placeholder}
        value={fixedText ?? typed ?? value?.label ?? ''}
        onChange={(event) => {
          setTyped(plainSearch(event.target.value))
          setOpen(true)
          goTo(null)
        }}
      />
      <Ends>
        {value && !isFixed && (
          <Clear
            type="button"
            aria-label={t.clearChoice}
            onClick={() => {
              focusFirst(refs.domReference.current?.parentElement)
              onChoose(undefined)
            }}
          >
            <Icon of={X} />
          </Clear>
        )}
        {isFetching ? <Spinner /> : <Icon of={ChevronDown} />}
      </Ends>
      {isOpen && overlays && (
        <FloatingPortal root={aroundOf(refs.domReference.current, overlays)}>
          <List
            ref={refs.setFloating}
            style={floatingStyles}
            {...getFloatingProps({ onMouseDown: (event) => event.preventDefault() })}
            id={boxId}
          >
            {options.length > 0 && (
              <OptionsList
                id={listId}
                label={label ?? placeholder}
                chosen={value?.value}
                isBusy={isFetching}
                isByKey={keys.isByKey}
                onPoint={keys.point}
                onChoose={choose}
                {...{ options, total, active, loadMore }}
              />
            )}
            {isPending && <Note role="status">{t.loading}</Note>}
            {error != null && (
              <Note role="alert">
                <FailedValue error={error} retry={retry} />
              </Note>
            )}
            {!isPending && error == null && options.length === 0 && (
              <Note role="status">{searchKey ? t.noMatch(searchKey) : t.noData}</Note>
            )}
            {total > options.length && (
              <Hidden role="status">{t.someShown(formatCount(options.length), formatCount(total))}</Hidden>
            )}
          </List>
        </FloatingPortal>
      )}
    </ComboboxFrame>
  )
}
