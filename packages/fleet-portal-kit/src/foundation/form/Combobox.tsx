import { autoUpdate, flip, offset, size, useDismiss, useFloating, useInteractions } from '@floating-ui/react'
import { ChevronDown, X } from 'lucide'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { uiMessages } from '../../locales/en/ui.ts'
import { useNumberFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { plainSearch } from '../list/SearchBox.tsx'
import { FailedValue } from '../errors/TryAgain.tsx'
import { usePopupParent, usePopupRef } from '../overlay/usePopup.ts'
import { focusFirst } from '../ui/focus.ts'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Input } from './controls.ts'
import { ClearButton, ComboboxFrame, CountNote, FieldEnd, List, Note } from './comboboxStyles.ts'
import { optionId, type ComboboxOption } from './optionList.ts'
import { OptionsList } from './OptionsList.tsx'
import { useOptionKeyboard } from './useOptionKeyboard.ts'

/** The maximum height of the list, in pixels. */
const maxListHeight = 224

export type { ComboboxOption } from './optionList.ts'

/** The props of all dropdowns. */
export interface SelectProps {
  /** The selected option. Its label is shown before the options are loaded. */
  value: ComboboxOption | undefined
  placeholder: string
  id?: string
  name?: string
  label?: string
  onBlur?: () => void
  /** Shown instead of the selected option. The field is disabled. */
  fixedText?: string | undefined
  /** The selected option is shown and cannot be changed. */
  disabled?: boolean | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

/** The options that match the search text, and the state of loading them. */
export interface FoundOptions {
  options: readonly ComboboxOption[]
  isPending?: boolean
  isFetching?: boolean
  error?: unknown
  /** Loads again after an error. */
  retry?: () => unknown
  /** The number of all matching options, if `options` are only the first of them. */
  total?: number | undefined
  /** Loads more options. Undefined if there are no more. */
  loadMore?: (() => void) | undefined
}

interface ComboboxProps extends SelectProps, FoundOptions {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  searchKey: string
  onSearch: (searchKey: string) => void
  /** The delay between the last keystroke and the search, in milliseconds. */
  debounce: number
  /** Called with the index of the selected option, or undefined when the user clears the selection. */
  onSelect: (index: number | undefined) => void
}

/** A text field with a list of matching options. The parent component searches the options. */
export function Combobox(props: ComboboxProps) {
  const { value, placeholder, fixedText, label, onBlur, id, name } = props
  const { options, isPending = false, isFetching = false, error, retry = () => undefined, loadMore } = props
  const total = Math.max(props.total ?? 0, options.length)
  const { isOpen, onOpen: setOpen, searchKey, onSearch: setSearchKey, debounce, onSelect } = props
  const t = useMessages(uiMessages)
  const { formatCount } = useNumberFormats()
  const parentOf = usePopupParent()
  const [typed, setTyped] = useState<string>()
  const popupId = useId()
  const listId = useId()
  const isFixed = fixedText !== undefined || props.disabled === true

  useEffect(() => {
    if (typed === undefined) return
    if (debounce === 0) return setSearchKey(typed.trim())
    const timer = setTimeout(() => setSearchKey(typed.trim()), debounce)
    return () => clearTimeout(timer)
  }, [typed, debounce, setSearchKey])

  const open = () => {
    setOpen(true)
    const selectedIndex = options.findIndex((option) => option.value === value?.value)
    activate(selectedIndex < 0 ? null : selectedIndex)
  }
  const keyboard = useOptionKeyboard({ count: options.length, isOpen, open, loadMore })
  const { active, activate } = keyboard
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setSearchKey('')
    activate(null)
  }
  const { refs, floatingStyles, context } = useFloating<HTMLElement>({
    open: isOpen,
    onOpenChange: (isNowOpen) => !isNowOpen && close(),
    placement: 'bottom-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        apply: ({ rects, elements: { floating } }) => {
          floating.style.width = `${rects.reference.width}px`
          floating.style.maxHeight = `${maxListHeight}px`
        },
      }),
    ],
  })
  const listRef = usePopupRef(refs.setFloating)
  const listParent = isOpen ? parentOf(refs.domReference.current) : null
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context, { bubbles: false })])
  const select = (index: number) => {
    if (!options[index]) return
    onSelect(index)
    close()
  }
  return (
    <ComboboxFrame>
      <Input
        {...getReferenceProps({
          onClick: () => !isFixed && !isOpen && open(),
          onKeyDown: (event) => {
            if (event.key === 'Tab' && isOpen) close()
            if (keyboard.handleKey(event) || event.key !== 'Enter') return
            if (isOpen) event.preventDefault()
            if (isOpen && active !== null) select(active)
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
        aria-controls={isOpen ? (options.length > 0 ? listId : popupId) : undefined}
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
          activate(null)
        }}
      />
      <FieldEnd>
        {value && !isFixed && (
          <ClearButton
            type="button"
            aria-label={t.clearChoice}
            onClick={() => {
              focusFirst(refs.domReference.current?.parentElement)
              onSelect(undefined)
            }}
          >
            <Icon of={X} />
          </ClearButton>
        )}
        {isFetching ? <Spinner /> : <Icon of={ChevronDown} />}
      </FieldEnd>
      {listParent &&
        createPortal(
          <List
            ref={listRef}
            style={floatingStyles}
            {...getFloatingProps({ onMouseDown: (event) => event.preventDefault() })}
            id={popupId}
          >
            {options.length > 0 && (
              <OptionsList
                id={listId}
                label={label ?? placeholder}
                selected={value?.value}
                isBusy={isFetching}
                isByKeyboard={keyboard.isByKeyboard}
                onHover={keyboard.hover}
                onSelect={select}
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
              <CountNote role="status">
                {t.someShown(formatCount(options.length), formatCount(total))}
              </CountNote>
            )}
          </List>,
          listParent,
        )}
    </ComboboxFrame>
  )
}
