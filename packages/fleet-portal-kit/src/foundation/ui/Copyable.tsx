import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Icon } from './Icon.tsx'
import { focusRing, Inline, reset, Spoken } from './layout.ts'

const Frame = styled(Inline)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  white-space: nowrap;
`

const Press = styled.button`
  ${reset}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 6px;
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${token('color-sunken')};
    color: ${token('color-text')};
  }
  & > svg {
    width: 14px;
    height: 14px;
  }
`

interface CopyableProps {
  /** What is copied. */
  text: string
  /** How it is shown, where that differs from the text. */
  children?: ReactNode
}

/** A code or number with a button that copies it. Without a clipboard there is no button. */
export function Copyable({ text, children = text }: CopyableProps) {
  const t = useMessages(uiMessages)
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), 1_500)
  }
  return (
    <Frame>
      {children}
      {globalThis.navigator?.clipboard && (
        <Press
          type="button"
          className="fpk-copy"
          aria-label={`${t.copy} ${text}`}
          title={t.copy}
          onClick={() => void copy().catch(() => undefined)}
        >
          <Icon of={isCopied ? Check : Copy} />
        </Press>
      )}
      <Spoken role="status">{isCopied ? t.copied : ''}</Spoken>
    </Frame>
  )
}
