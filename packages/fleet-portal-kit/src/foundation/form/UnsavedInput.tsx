import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Card, VStack, HStack, Paragraph } from '../ui/layout.ts'
import type { UnsavedText } from '../../provider/draftStore.ts'

const TextCard = styled(Card)`
  width: 420px;
  max-width: 100%;
  padding: ${space(4)} ${space(5)};
  text-align: start;
  & svg {
    color: inherit;
  }
`

const Heading = styled(Paragraph)`
  font-weight: ${token('weight-strong')};
  color: ${token('color-text')};
`

/** The unsaved text of an unmounted form, with a copy button. */
export function UnsavedInput({ fields }: Pick<UnsavedText, 'fields'>) {
  const t = useMessages(uiMessages)
  const copyText = fields.map(({ label, text }) => `${label}: ${text}`).join('\n')
  return (
    <TextCard as="section" aria-label={t.unsent}>
      <VStack $gap={3}>
        <HStack $justify="space-between">
          <Heading>{t.unsent}</Heading>
          <CopyButton text={copyText} name={t.unsent} />
        </HStack>
        <DescriptionList items={fields.map(({ label, text }) => ({ name: label, value: text }))} />
      </VStack>
    </TextCard>
  )
}
