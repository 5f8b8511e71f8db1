import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { useHandedFocus } from './focus.ts'
import { Box, Line, Paragraph } from './layout.ts'

// As high as a line of the text, so that the banner's picture stands at the first one.
const Discard = styled(Button)`
  margin: ${space(-2)} 0;
`

interface LeftBehindProps {
  /** What came back, and from when. */
  children: ReactNode
  discard: () => void
}

/** Says that unsent work of an earlier page is back, and lets it be dropped. */
export function LeftBehind({ children, discard }: LeftBehindProps) {
  const t = useMessages(uiMessages)
  const frame = useHandedFocus<HTMLDivElement>()
  return (
    <Box ref={frame}>
      <Banner tone="info">
        <Line $justify="space-between">
          <Paragraph>{children}</Paragraph>
          <Discard variant="quiet" onClick={discard}>
            {t.discard}
          </Discard>
        </Line>
      </Banner>
    </Box>
  )
}
