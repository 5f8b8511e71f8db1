import { Search, X } from 'lucide'
import { memo, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Input } from '../form/controls.ts'
import { Icon } from '../ui/Icon.tsx'
import { focusRing, reset } from '../ui/layout.ts'

/** What a search keeps of what is typed: letters with ñ, digits and spaces. */
export const plainSearch = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{Nd} ]/gu, '')

/** The same for a search that also looks in e-mail addresses, which have @ . _ + and - in them. */
export const emailSearch = (text: string): string =>
  text.normalize('NFC').replace(/[^\p{L}\p{Nd} @._+-]/gu, '')

const asTyped = (text: string) => text

/** Where a search is typed: its picture, and room for a cross. */
export const SearchFrame = styled.div.attrs({ role: 'search' })`
  ${reset}
  position: relative;
  display: block;
  flex: 1 1 220px;
  max-width: 400px;
  & > svg {
    position: absolute;
    left: 10px;
    top: 10px;
    color: ${token('color-muted')};
    pointer-events: none;
  }
  & input {
    text-overflow: ellipsis;
    padding-left: ${space(9)};
    padding-right: ${space(8)};
  }
`

const Clear = styled.button`
  ${reset}
  position: absolute;
  right: 6px;
  top: 6px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 6px;
  cursor: pointer;
  color: ${token('color-muted')};
  ${focusRing}
`

interface SearchBoxProps {
  value: string
  /** Says which fields are searched. */
  hint: string
  onSearch: (text: string) => void
  /** What is kept of the typed text. */
  clean?: (text: string) => string
  /** What is searched for when this stands in the box. Default the same. */
  keyOf?: ((text: string) => string) | undefined
  /** Enter does something with what is searched for. */
  onEnter?: (text: string) => void
  /** Gets the caret when it appears. */
  isFirst?: boolean
  /** How long nothing may be typed before it searches, in milliseconds. */
  pause?: number
}

/** Searches after a short pause or at once with Enter. `/` anywhere on the page puts the caret here. */
export const SearchBox = memo(function SearchBox({
  value,
  hint,
  onSearch,
  clean = plainSearch,
  keyOf = asTyped,
  onEnter,
  isFirst = false,
  pause = 400,
}: SearchBoxProps) {
  const t = useMessages(uiMessages)
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)

  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.composedPath()[0] as HTMLElement | undefined
      const typing = target?.closest?.('input, textarea, select, [contenteditable], [role="dialog"]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => {
      document.removeEventListener('keydown', focus)
      clearTimeout(timer.current)
    }
  }, [])

  const search = (next: string, wait: number) => {
    clearTimeout(timer.current)
    const run = () => {
      const key = keyOf(next.trim())
      if (key === sent.current) return
      sent.current = key
      onSearch(sent.current)
    }
    if (wait === 0) run()
    else timer.current = setTimeout(run, wait)
  }
  return (
    <SearchFrame>
      <Icon of={Search} />
      <Input
        ref={input}
        value={text}
        aria-label={hint}
        placeholder={hint}
        autoFocus={isFirst}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const next = clean(event.target.value)
          setText(next)
          search(next, pause)
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
        <Clear
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            setText('')
            search('', 0)
            input.current?.focus()
          }}
        >
          <Icon of={X} />
        </Clear>
      )}
    </SearchFrame>
  )
})
