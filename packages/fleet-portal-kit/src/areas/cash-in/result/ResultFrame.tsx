import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { Card, VStack, HStack, Paragraph, Subtitle } from '../../../foundation/ui/layout.ts'
import { useFocusHandover, useFocusIfLost } from '../../../foundation/ui/focus.ts'
import { space, token } from '../../../provider/appearance.ts'

const Frame = styled(Card)`
  width: 100%;
  max-width: 560px;
  margin: ${space(4)} auto;
  padding: ${space(8)} ${space(6)} ${space(6)};
  @container (max-width: 480px) {
    padding: ${space(5)} ${space(4)};
  }
`

const Header = styled(VStack)`
  align-items: center;
  text-align: center;
  &[data-tone='success'] > svg {
    color: ${token('color-success')};
  }
  &[data-tone='danger'] > svg {
    color: ${token('color-danger')};
  }
  &[data-tone='warning'] > svg {
    color: ${token('color-warning')};
  }
`

interface ResultFrameProps {
  icon: IconNode
  tone: 'success' | 'danger' | 'warning'
  title: string
  body: string
  children: ReactNode
}

/** A card with the icon, title and text of a result. Its title takes the focus if the dialog or form before it had the focus. */
export function ResultFrame({ icon, tone, title, body, children }: ResultFrameProps) {
  const frame = useFocusHandover<HTMLElement>()
  useFocusIfLost(frame)
  return (
    <Frame ref={frame} className="fpk-result">
      <VStack $gap={5}>
        <Header $gap={2} data-tone={tone} role="status">
          <Icon of={icon} size={32} />
          <Subtitle>{title}</Subtitle>
          <Paragraph $muted>{body}</Paragraph>
        </Header>
        {children}
      </VStack>
    </Frame>
  )
}

/** The buttons of a result. */
export const ResultActions = styled(HStack)`
  justify-content: center;
  flex-wrap: wrap;
`
