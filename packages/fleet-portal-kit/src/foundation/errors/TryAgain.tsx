import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { InlineText, HStack } from '../ui/layout.ts'
import { useFailure } from './useFailure.tsx'

const Again = styled(Button)`
  position: relative;
  z-index: 1;
  height: 18px;
  padding: 0 ${space(1)};
  font-size: ${token('text-label')};
`

/** Another try, within a line of words. */
export function TryAgain({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useMessages(uiMessages)
  const { heldReason } = useFailure(error, { isRead: true })
  return (
    <Again variant="quiet" disabledReason={heldReason} onClick={() => void retry()}>
      {t.tryAgain}
    </Again>
  )
}

/** In place of a value that could not be read: why not, with another try. */
export function FailedValue({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { text } = useFailure(error, { isRead: true })
  return (
    <HStack as="span" $gap={1} $wrap>
      <InlineText role="status">{text}</InlineText>
      <TryAgain error={error} retry={retry} />
    </HStack>
  )
}
