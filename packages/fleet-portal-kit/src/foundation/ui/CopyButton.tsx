import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAnnounce, useToast } from '../../provider/widgetContext.ts'
import { copyText } from '../outside/copyText.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { InlineIconButton } from './InlineIconButton.tsx'
import { Icon } from './Icon.tsx'

/** The time that the confirmation is shown, in milliseconds. */
const confirmationDuration = 2_000

/** Copies a text to the clipboard and confirms it. `name` names the text for screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useMessages(uiMessages)
  const showToast = useToast()
  const announce = useAnnounce()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmationDuration)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (!(await copyText(text))) return showToast({ tone: 'danger', text: t.notCopied })
    setCopied(true)
    announce(t.copied)
  }
  const label = isCopied ? t.copied : `${t.copy}: ${name}`
  return (
    <Tooltip text={label}>
      <InlineIconButton aria-label={label} onClick={() => void copy()}>
        <Icon of={isCopied ? Check : Copy} />
      </InlineIconButton>
    </Tooltip>
  )
}
