import type { Decorator } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { VStack } from '../foundation/ui/layout.ts'
import { space } from '../provider/appearance.ts'
import { InWidget } from './InWidget.tsx'

const Sheet = styled(VStack)`
  padding: ${space(6)};
  max-width: 960px;
`

/** Renders an internal component inside a widget, with padding. */
export const inWidgetStory: Decorator = (Story) => (
  <InWidget>
    <Sheet $gap={5}>
      <Story />
    </Sheet>
  </InWidget>
)
