import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { HStack, Paragraph } from './layout.ts'

// The negative margin keeps the height of a text line, so that the icon is aligned with the first line.
const Action = styled(Button)`
  margin: ${space(-2)} 0;
`

interface ActionBannerProps extends Pick<ComponentProps<typeof Banner>, 'tone'> {
  label: string
  onAction: () => void
  children: ReactNode
}

/** A banner with one sentence and one button. */
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
