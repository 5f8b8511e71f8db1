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

export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** Names the text for screen readers and in the tooltip. */
  name: string
  /** The code or number in the name, which the tooltip hides while the user hides codes and numbers. */
  secret?: string | undefined
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, name, secret }: CopyButtonProps) {
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
    <Tooltip text={label} secret={secret}>
      <InlineIconButton aria-label={label} onClick={() => void copy()}>
        <Icon of={isCopied ? Check : Copy} />
      </InlineIconButton>
    </Tooltip>
  )
}
