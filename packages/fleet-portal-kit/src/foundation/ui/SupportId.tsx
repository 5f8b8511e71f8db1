import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { CopyButton } from './CopyButton.tsx'
import { Box, InlineText } from './layout.ts'

const Small = styled(Box)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
  text-wrap: balance;
  & > button {
    vertical-align: middle;
  }
`

const Text = styled(InlineText)`
  overflow-wrap: anywhere;
`

/** The id of a request or a call, with a copy button. Users send it to support. */
export function SupportId({ text }: { text: string }) {
  const t = useMessages(uiMessages)
  return (
    <Small>
      <Text>
        {t.reference} {text}
      </Text>{' '}
      <CopyButton text={text} name={t.reference} />
    </Small>
  )
}
