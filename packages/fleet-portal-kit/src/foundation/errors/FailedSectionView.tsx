import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { VStack, InlineText } from '../ui/layout.ts'
import type { FailedSectionProps } from './FailedSection.tsx'
import { useFailure } from './useFailure.tsx'

/** Shows the cause and a Try again button. */
export function FailedSectionView({ error, retry, title }: FailedSectionProps) {
  const t = useMessages(uiMessages)
  const { text, retryDisabledReason } = useFailure(error, { isRead: true })
  return (
    <VStack $gap={1.5} $align="start" role="alert">
      <InlineText $muted>
        {title && <InlineText>{title} </InlineText>}
        {text}
      </InlineText>
      <Button disabledReason={retryDisabledReason} onClick={() => void retry()}>
        {t.tryAgain}
      </Button>
    </VStack>
  )
}
