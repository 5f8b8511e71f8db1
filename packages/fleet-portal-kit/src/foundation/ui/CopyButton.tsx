import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { IconButton } from './Button.tsx'
import { Spoken } from './layout.ts'

const shownFor = 2_000

/** Puts a text on the clipboard and says so. `name` is what the text is, for screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useMessages(uiMessages)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    globalThis.navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={isCopied ? t.copied : `${t.copy}: ${name}`}
        onClick={copy}
      />
      <Spoken role="status">{isCopied ? t.copied : ''}</Spoken>
    </>
  )
}
