import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFleetCards } from '../../headless/lists.ts'
import { arrangeCards } from '../../testing/cardScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetCard } from './FleetCard.tsx'

/** Shows the first item of the list, because each fleet has its own ids. */
function FirstOfList({ fleetId }: { fleetId: string }) {
  const [first] = useFleetCards({ fleetId }).items
  return first ? <FleetCard fleetId={fleetId} fuelCardId={first.fuelCardId} /> : null
}

const withItems = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  arrange: arrangeCards,
  ...portal,
})

const meta = {
  title: 'areas/fleet-cards/FleetCard',
  component: FleetCard,
  args: { fleetId: '', fuelCardId: '' },
  parameters: { portal: withItems() },
  render: ({ fleetId }) => <FirstOfList fleetId={fleetId} />,
} satisfies Meta<typeof FleetCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last card payments')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NotFound: Story = {
  args: { fuelCardId: 'missing' },
  render: (args) => <FleetCard {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not found$/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  args: { fuelCardId: 'missing' },
  render: (args) => <FleetCard {...args} />,
  parameters: { portal: withItems({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}
