import { Mail } from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'

const Circle = styled(Box)`
  display: grid;
  place-items: center;
  flex: none;
  width: 30px;
  height: 30px;
  border: 1px dashed ${token('color-border-input')};
  border-radius: 50%;
  color: ${token('color-muted')};
`

/** Replaces the name of a user who has not activated their account yet. */
export function Invitee({ children }: { children: string }) {
  return (
    <HStack $gap={3}>
      <Circle aria-hidden>
        <Icon of={Mail} />
      </Circle>
      <InlineText $muted>{children}</InlineText>
    </HStack>
  )
}
