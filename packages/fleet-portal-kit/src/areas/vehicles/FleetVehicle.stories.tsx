import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useVehicles } from '../../headless/lists.ts'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetVehicle } from './FleetVehicle.tsx'

/** Shows the first item of the list, because each fleet has its own ids. */
function FirstOfList({ fleetId }: { fleetId: string }) {
  const [first] = useVehicles({ fleetId }).items
  return first ? <FleetVehicle fleetId={fleetId} vehicleId={first.vehicleId} /> : null
}

const withItems = (portal: StoryPortal = {}): StoryPortal => ({
  funds: enoughMoney,
  arrange: (fleet) => arrangeRedemptions(fleet),
  ...portal,
})

const meta = {
  title: 'areas/vehicles/FleetVehicle',
  component: FleetVehicle,
  args: { fleetId: '', vehicleId: '' },
  parameters: { portal: withItems() },
  render: ({ fleetId }) => <FirstOfList fleetId={fleetId} />,
} satisfies Meta<typeof FleetVehicle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 L')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NotFound: Story = {
  args: { vehicleId: 'missing' },
  render: (args) => <FleetVehicle {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not found$/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  args: { vehicleId: 'missing' },
  render: (args) => <FleetVehicle {...args} />,
  parameters: { portal: withItems({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}
