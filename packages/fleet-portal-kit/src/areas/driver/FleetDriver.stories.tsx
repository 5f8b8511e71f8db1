import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useDrivers } from '../../headless/lists.ts'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetDriver } from './FleetDriver.tsx'

/** Shows the first item of the list, because each fleet has its own ids. */
function FirstOfList({ fleetId }: { fleetId: string }) {
  const [first] = useDrivers({ fleetId }).items
  return first ? <FleetDriver fleetId={fleetId} driverId={first.driverId} /> : null
}

const withItems = (portal: StoryPortal = {}): StoryPortal => ({
  funds: enoughMoney,
  arrange: (fleet) => arrangeRedemptions(fleet),
  ...portal,
})

const meta = {
  title: 'areas/driver/FleetDriver',
  component: FleetDriver,
  args: { fleetId: '', driverId: '' },
  parameters: { portal: withItems() },
  render: ({ fleetId }) => <FirstOfList fleetId={fleetId} />,
} satisfies Meta<typeof FleetDriver>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20.5 L')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NotFound: Story = {
  args: { driverId: 'missing' },
  render: (args) => <FleetDriver {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not found$/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  args: { driverId: 'missing' },
  render: (args) => <FleetDriver {...args} />,
  parameters: { portal: withItems({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}
