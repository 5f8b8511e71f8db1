import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { InlineText, HStack } from '../ui/layout.ts'
import { useFailure } from './useFailure.tsx'

const InlineButton = styled(Button)`
  position: relative;
  z-index: 1;
  height: 18px;
  padding: 0 ${space(1)};
  font-size: ${token('text-label')};
`

/** A Try again button within a line of text. */
export function TryAgain({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useMessages(uiMessages)
  const { retryDisabledReason } = useFailure(error, { isRead: true })
  return (
    <InlineButton variant="quiet" disabledReason={retryDisabledReason} onClick={() => void retry()}>
      {t.tryAgain}
    </InlineButton>
  )
}

/** Replaces a value that could not be read. Shows the cause and a Try again button. */
export function FailedValue({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { text } = useFailure(error, { isRead: true })
  return (
    <HStack as="span" $gap={1} $wrap>
      <InlineText role="status">{text}</InlineText>
      <TryAgain error={error} retry={retry} />
    </HStack>
  )
}
