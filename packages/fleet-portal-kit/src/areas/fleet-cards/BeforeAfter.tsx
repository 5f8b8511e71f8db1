import { MoveRight } from 'lucide'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { InlineText, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { styled } from 'styled-components'

const Before = styled(InlineText)`
  color: ${token('color-muted')};
  text-decoration: line-through;
`

/** A value before and after a change. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useMessages(editFleetCardMessages)
  return (
    <>
      <VisuallyHidden>{t.before}</VisuallyHidden>
      <Before>{before}</Before>
      <Icon of={MoveRight} />
      <VisuallyHidden>{t.after}</VisuallyHidden>
      <InlineText $strong>{after}</InlineText>
    </>
  )
}
