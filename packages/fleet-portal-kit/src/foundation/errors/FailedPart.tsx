import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Inline } from '../ui/layout.ts'
import { useErrorSentence } from './useErrorSentence.ts'

/** Beside figures of a screen that could not be read: why not, with another try. */
export function FailedPart({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useMessages(uiMessages)
  const sentenceOf = useErrorSentence()
  return (
    <Column $gap={1.5} $align="start" role="alert">
      <Inline $muted>{sentenceOf(error)}</Inline>
      <Button onClick={() => void retry()}>{t.tryAgain}</Button>
    </Column>
  )
}
