import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Line } from '../ui/layout.ts'

const Again = styled(Button)`
  position: relative;
  z-index: 1;
  height: 18px;
  padding: 0 ${space(1)};
  font-size: ${token('text-label')};
`

/** Another try, within a line of words. */
export function TryAgain({ retry }: { retry: () => unknown }) {
  const t = useMessages(uiMessages)
  return (
    <Again variant="quiet" onClick={() => void retry()}>
      {t.tryAgain}
    </Again>
  )
}

/** In the place of a value that could not be read, with another try. */
export function FailedValue({ retry }: { retry: () => unknown }) {
  const t = useMessages(uiMessages)
  return (
    <Line as="span" $gap={1} $wrap>
      <span role="status">{t.notLoaded}</span>
      <TryAgain retry={retry} />
    </Line>
  )
}
