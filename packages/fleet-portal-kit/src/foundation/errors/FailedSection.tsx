import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { VStack, InlineText } from '../ui/layout.ts'
import { useFailure } from './useFailure.tsx'

interface FailedPartProps {
  error: unknown
  retry: () => unknown
  /** What could not be read, where the screen does not say it already. */
  title?: string
}

/** In place of a part of a screen that could not be read: why not, with another try. */
export function FailedSection({ error, retry, title }: FailedPartProps) {
  const t = useMessages(uiMessages)
  const { text, heldReason } = useFailure(error, { isRead: true })
  return (
    <VStack $gap={1.5} $align="start" role="alert">
      <InlineText $muted>
        {title && <InlineText>{title} </InlineText>}
        {text}
      </InlineText>
      <Button disabledReason={heldReason} onClick={() => void retry()}>
        {t.tryAgain}
      </Button>
    </VStack>
  )
}
