import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { space, token } from '../../provider/appearance.ts'
import { useNotify } from '../../provider/widgetContext.ts'
import { Hint } from '../overlay/Hint.tsx'
import { Icon } from './Icon.tsx'
import { focusRing, reset, Spoken } from './layout.ts'

const shownFor = 2_000

const Shape = styled.button`
  ${reset}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${space(6)};
  height: ${space(6)};
  /* The picture stands in its line and at its end like text; what is pressed is larger. */
  margin: ${space(-1)} ${space(-1)} ${space(-1)} 0;
  border-radius: 6px;
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${token('color-sunken')};
    color: ${token('color-text')};
  }
`

/** Puts a text on the clipboard and says so. `name` is what the text is, for screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useMessages(uiMessages)
  const notify = useNotify()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notify({ tone: 'danger', text: t.notCopied })
    }
  }
  const label = isCopied ? t.copied : `${t.copy}: ${name}`
  return (
    <>
      <Hint text={label}>
        <Shape type="button" className="fpk-icon-button" aria-label={label} onClick={() => void copy()}>
          <Icon of={isCopied ? Check : Copy} />
        </Shape>
      </Hint>
      <Spoken role="status">{isCopied ? t.copied : ''}</Spoken>
    </>
  )
}
