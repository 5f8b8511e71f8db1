import { useMemo } from 'react'
import { styled } from 'styled-components'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { textOf } from './textOf.ts'

const maxLength = 100_000

const Text = styled(Paragraph)`
  overflow-wrap: anywhere;
  line-height: 1.6;
`

/** The plain text of HTML that cannot be rendered. Renders nothing without text. */
export function HtmlText({ html }: { html: string }) {
  const t = useMessages(uiMessages)
  const text = useMemo(() => textOf(html), [html])
  if (!text) return null
  return (
    <VStack className="fpk-html-text">
      <Text>{text.slice(0, maxLength)}</Text>
      {text.length > maxLength && <Paragraph $muted>{t.textCutShort}</Paragraph>}
    </VStack>
  )
}
