import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { HStack, Paragraph } from './layout.ts'

// As high as a line of the text, so that the banner's icon stands at the first one.
const Action = styled(Button)`
  margin: ${space(-2)} 0;
`

interface ActionBannerProps extends Pick<ComponentProps<typeof Banner>, 'tone'> {
  label: string
  onAction: () => void
  children: ReactNode
}

/** A banner of one sentence, with one button at its end. */
export function ActionBanner({ tone, label, onAction, children }: ActionBannerProps) {
  return (
    <Banner tone={tone}>
      <HStack $justify="space-between">
        <Paragraph>{children}</Paragraph>
        <Action variant="quiet" onClick={onAction}>
          {label}
        </Action>
      </HStack>
    </Banner>
  )
}
