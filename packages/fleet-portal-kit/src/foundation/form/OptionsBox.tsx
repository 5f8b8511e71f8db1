import {
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react'
import { ChevronDown, X } from 'lucide'
import { useEffect, useId, useRef, useState, type UIEvent } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { plainSearch } from '../list/SearchBox.tsx'
import { FailedValue } from '../errors/TryAgain.tsx'
import { partOf } from '../overlay/partOf.ts'
import { focusFirst } from '../ui/focus.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/layout.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Input } from './controls.ts'
import { Frame, Ends, Clear, List, Options, Option, Note } from './lookupStyles.ts'

/**
 * The dialog that the field is in, which alone is read while it is open, or else its part of the page; a popover would
 * cut the list off.
 */
const aroundOf = (field: Element | null, overlays: HTMLElement): HTMLElement =>
  field?.closest<HTMLElement>('.fpk-dialog') ?? partOf(field, overlays)

/** The most a dropdown's list is high, in pixels. */
const listHeight = 224

export interface LookupOption {
  value: string
  label: string
  /** Beside the label, smaller. */
  detail?: string | undefined
}

/** What a dropdown has of any other control. */
export interface SelectProps {
  /** The chosen option; its label is shown without a look at the others. */
  value: LookupOption | undefined
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
  options: readonly LookupOption[]
  isPending?: boolean
  isFetching?: boolean
  error?: unknown
  /** Looks once more after an error. */
  retry?: () => unknown
  /** Called at the end of the list, where there is more. */
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
export function OptionsBox(props: OptionsBoxProps) {
  const { value, placeholder, fixedText, label, onBlur, id, name } = props
  const { options, isPending = false, isFetching = false, error, retry = () => undefined, loadMore } = props
  const { isOpen, onOpen: setOpen, searchKey, onSearch: setSearchKey, pause, onChoose } = props
  const t = useMessages(uiMessages)
  const { overlays } = useWidget()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState<number | null>(null)
  const boxId = useId()
  const listId = useId()
  const elements = useRef<(HTMLElement | null)[]>([])
  const isFixed = fixedText !== undefined || props.disabled === true

  useEffect(() => {
    if (typed === undefined) return
    if (pause === 0) return setSearchKey(typed.trim())
    const timer = setTimeout(() => setSearchKey(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, pause, setSearchKey])

  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setSearchKey('')
    setActive(null)
  }
  const { refs, floatingStyles, context } = useFloating<HTMLElement>({
    open: isOpen,
    onOpenChange: (open) => (open ? setOpen(true) : close()),
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
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { bubbles: false }),
    useRole(context, { role: 'listbox' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
    }),
  ])
  const choose = (index: number) => {
    if (!options[index]) return
    onChoose(index)
    close()
  }
  const atEnd = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (left < 40) loadMore?.()
  }
  return (
    <Frame>
      <Input
        {...getReferenceProps({
          onClick: () => !isFixed && setOpen(true),
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return
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
        aria-expanded={isOpen}
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
            role={undefined}
            aria-orientation={undefined}
          >
            {options.length > 0 && (
              <Options
                id={listId}
                role="listbox"
                aria-label={label ?? placeholder}
                aria-busy={isFetching}
                onScroll={atEnd}
              >
                {options.map((option, index) => (
                  <Option
                    key={option.value}
                    role="option"
                    id={`${listId}-${option.value}`}
                    ref={(element) => void (elements.current[index] = element)}
                    aria-selected={option.value === value?.value}
                    $active={active === index}
                    {...getItemProps({ onClick: () => choose(index) })}
                  >
                    <Inline>{option.label}</Inline>
                    {option.detail && <Inline $muted>{option.detail}</Inline>}
                  </Option>
                ))}
              </Options>
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
          </List>
        </FloatingPortal>
      )}
    </Frame>
  )
}
