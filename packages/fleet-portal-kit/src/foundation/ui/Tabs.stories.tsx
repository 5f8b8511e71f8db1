import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Paragraph } from './layout.ts'
import { Tabs } from './Tabs.tsx'

const meta = { title: 'Foundation/Tabs', decorators: [inWidgetStory] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const items = ['Card', 'Online banking', 'Over the counter'].map((label) => ({
  key: label.toLowerCase().replaceAll(' ', '-'),
  label,
  panel: () => <Paragraph>How to pay: {label.toLowerCase()}.</Paragraph>,
}))

export const ThreeTabs: Story = { render: () => <Tabs label="Ways to pay" items={items} /> }

export const ByKeyboard: Story = {
  render: () => <Tabs label="Ways to pay" items={items} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Online banking' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('How to pay: online banking.')
  },
}

export const MoreThanFit: Story = {
  render: () => (
    <Tabs
      label="Months"
      selected="month-9"
      items={Array.from({ length: 24 }, (_, index) => ({
        key: `month-${index}`,
        label: `Month ${index + 1}`,
        panel: () => <Paragraph>The transactions of month {index + 1}.</Paragraph>,
      }))}
    />
  ),
}
