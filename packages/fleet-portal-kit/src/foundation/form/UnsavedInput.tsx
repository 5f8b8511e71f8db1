import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Card, VStack, HStack, Paragraph } from '../ui/layout.ts'
import type { UnsavedText } from '../../provider/draftStore.ts'

const Sheet = styled(Card)`
  width: 420px;
  max-width: 100%;
  padding: ${space(4)} ${space(5)};
  text-align: start;
  & svg {
    color: inherit;
  }
`

const Heading = styled(Paragraph)`
  font-weight: 600;
  color: ${token('color-text')};
`

/** What stood in one form that was taken away. */
export function UnsavedInput({ lines }: Pick<UnsavedText, 'lines'>) {
  const t = useMessages(uiMessages)
  const text = lines.map((line) => `${line.label}: ${line.text}`).join('\n')
  return (
    <Sheet as="section" aria-label={t.unsent}>
      <VStack $gap={3}>
        <HStack $justify="space-between">
          <Heading>{t.unsent}</Heading>
          <CopyButton text={text} name={t.unsent} />
        </HStack>
        <DescriptionList items={lines.map((line) => ({ name: line.label, value: line.text }))} />
      </VStack>
    </Sheet>
  )
}
