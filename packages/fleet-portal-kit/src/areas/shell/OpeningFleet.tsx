import { keyframes, styled } from 'styled-components'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Page } from './ShellFrame.tsx'

const appear = keyframes`from { opacity: 0; }`

/** Where the fleet is there at once, as it mostly is, nothing is seen of it. */
const Waiting = styled(HStack)`
  justify-content: center;
  padding-top: 40dvh;
  color: ${token('color-muted')};
  animation: ${appear} 0.2s 0.5s both;
`

/** In place of the portal while the person and the fleet are read. */
export function OpeningFleet() {
  const t = useMessages(shellMessages)
  return (
    <Page as="main" aria-busy>
      <Waiting $gap={2} role="status">
        <Spinner />
        <InlineText>{t.loadingFleet}</InlineText>
      </Waiting>
    </Page>
  )
}
