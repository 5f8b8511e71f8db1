import { keyframes, styled } from 'styled-components'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Page } from './ShellFrame.tsx'

const appear = keyframes`from { opacity: 0; }`

/** Appears after half a second: most fleets load faster, and then nothing flashes. */
const LoadingMessage = styled(HStack)`
  justify-content: center;
  padding-top: 40dvh;
  color: ${token('color-muted')};
  animation: ${appear} 0.2s 0.5s both;
`

/** Replaces the portal while the user and the fleet are loaded. */
export function FleetLoading() {
  const t = useMessages(shellMessages)
  return (
    <Page as="main" aria-busy>
      <LoadingMessage $gap={2} role="status">
        <Spinner />
        <InlineText>{t.loadingFleet}</InlineText>
      </LoadingMessage>
    </Page>
  )
}
