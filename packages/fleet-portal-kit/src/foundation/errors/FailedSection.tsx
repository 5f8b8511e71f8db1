import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { VStack, InlineText } from '../ui/layout.ts'
import { useFailure } from './useFailure.tsx'

interface FailedSectionProps {
  error: unknown
  retry: () => unknown
  /** Names the section, if the screen does not name it. */
  title?: string
}

/** Replaces a section of a screen whose data could not be read. Shows the cause and a Try again button. */
export function FailedSection({ error, retry, title }: FailedSectionProps) {
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
