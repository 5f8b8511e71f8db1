import { Search, X } from 'lucide'
import { memo, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { radius, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Input } from '../form/controls.ts'
import { Icon } from '../ui/Icon.tsx'
import { fingerArea, focusRing, reset } from '../ui/layout.ts'

/** Keeps only letters, digits and spaces. */
export const plainSearch = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{Nd} ]/gu, '')

/** Like `plainSearch`, for searches that include emails: also keeps @ . _ + and -. */
export const emailSearch = (text: string): string =>
  text.normalize('NFC').replace(/[^\p{L}\p{Nd} @._+-]/gu, '')

const identity = (text: string) => text

/** The frame of a search field with an icon and space for a clear button. */
export const SearchFrame = styled.div.attrs({ role: 'search' })`
  ${reset}
  position: relative;
  display: block;
  flex: 1 1 220px;
  max-width: 400px;
  & > svg {
    position: absolute;
    left: 10px;
    top: calc((${token('control-height')} - 16px) / 2);
    color: ${token('color-muted')};
    pointer-events: none;
  }
  & input {
    text-overflow: ellipsis;
    padding-left: 36px;
    padding-right: 32px;
  }
`

const ClearButton = styled.button`
  ${reset}
  position: absolute;
  right: 6px;
  top: calc((${token('control-height')} - 24px) / 2);
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius(0.75)};
  cursor: pointer;
  color: ${token('color-muted')};
  ${fingerArea}
  ${focusRing}
`

interface SearchBoxProps {
  value: string
  /** Names the searched fields. The label and the placeholder of the field. */
  hint: string
  onSearch: (text: string) => void
  /** Removes characters that the search does not support from the typed text. */
  clean?: (text: string) => string
  /** Turns the typed text into the search text. Default: no change. */
  normalize?: ((text: string) => string) | undefined
  /** Called with the search text when the user presses Enter. */
  onEnter?: (text: string) => void
  /** Whether the field gets the focus when it mounts. */
  hasAutoFocus?: boolean
  /** The delay between the last keystroke and the search, in milliseconds. */
  debounce?: number
}

/**
 * A search field. Typing searches after a short delay, Enter at once. The key `/` moves the focus here, if the focus is in the
 * same widget, or nowhere on the page of the portal.
 */
export const SearchBox = memo(function SearchBox({
  value,
  hint,
  onSearch,
  clean = plainSearch,
  normalize = identity,
  onEnter,
  hasAutoFocus = false,
  debounce = 400,
}: SearchBoxProps) {
  const t = useMessages(uiMessages)
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  /** The text of a link or of the page. Only the user knows whether typed text may be seen. */
  const [given, setGiven] = useState(value)

  useEffect(() => {
    if (value !== sent.current) {
      // Typed text that was not searched for yet is replaced too.
      clearTimeout(timer.current)
      setText(value)
      setGiven(value)
    }
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (next: string, delay: number) => {
    clearTimeout(timer.current)
    const run = () => {
      const key = normalize(next.trim())
      if (key === sent.current) return
      sent.current = key
      onSearch(sent.current)
    }
    if (delay === 0) run()
    else timer.current = setTimeout(run, delay)
  }
  return (
    <SearchFrame>
      <Icon of={Search} />
      <Input
        ref={input}
        value={text}
        aria-label={hint}
        data-secret={text === given && /\d/.test(text) ? '' : undefined}
        aria-keyshortcuts="/"
        placeholder={hint}
        autoFocus={hasAutoFocus}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const next = clean(event.target.value)
          setText(next)
          search(next, debounce)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            search(text, 0)
            onEnter?.(text)
          }
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            setText('')
            search('', 0)
          }
        }}
      />
      {text && (
        <ClearButton
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            setText('')
            search('', 0)
            input.current?.focus()
          }}
        >
          <Icon of={X} />
        </ClearButton>
      )}
    </SearchFrame>
  )
})
