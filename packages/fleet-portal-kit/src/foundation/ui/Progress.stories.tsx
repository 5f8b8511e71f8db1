import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { VStack } from './layout.ts'
import { Progress } from './Progress.tsx'

const meta = { title: 'Foundation/Progress', decorators: [inWidgetStory] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Determinate: Story = {
  render: () => (
    <VStack $gap={5} style={{ maxWidth: 320 }}>
      {[0, 0.05, 0.5, 1].map((value) => (
        <Progress key={value} label="Redeemed" value={value} valueText={`${value * 60} L of 60 L`} />
      ))}
    </VStack>
  ),
}

export const Indeterminate: Story = {
  render: () => (
    <VStack style={{ maxWidth: 320 }}>
      <Progress label="Uploading the file…" />
    </VStack>
  ),
}
