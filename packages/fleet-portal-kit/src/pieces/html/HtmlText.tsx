import { useMemo } from 'react'
import { styled } from 'styled-components'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { textOf } from './htmlText.ts'

const longest = 100_000

const Words = styled(Paragraph)`
  overflow-wrap: anywhere;
  line-height: 1.6;
`

/** The words of HTML that cannot be drawn. Nothing where it has none. */
export function HtmlText({ html }: { html: string }) {
  const t = useMessages(uiMessages)
  const text = useMemo(() => textOf(html), [html])
  if (!text) return null
  return (
    <VStack className="fpk-html-text">
      <Words>{text.slice(0, longest)}</Words>
      {text.length > longest && <Paragraph $muted>{t.textCutShort}</Paragraph>}
    </VStack>
  )
}
