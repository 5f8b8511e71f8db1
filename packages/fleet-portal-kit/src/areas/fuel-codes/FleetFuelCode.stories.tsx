import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFuelCodes } from '../../headless/lists.ts'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetFuelCode } from './FleetFuelCode.tsx'

/** Shows the first item of the list, because each fleet has its own ids. */
function FirstOfList({ fleetId }: { fleetId: string }) {
  const [first] = useFuelCodes({ fleetId }).items
  return first ? <FleetFuelCode fleetId={fleetId} fuelCodeId={first.fuelCodeId} /> : null
}

const withItems = (portal: StoryPortal = {}): StoryPortal => ({
  funds: enoughMoney,
  arrange: (fleet) => arrangeRedemptions(fleet),
  ...portal,
})

const meta = {
  title: 'areas/fuel-codes/FleetFuelCode',
  component: FleetFuelCode,
  args: { fleetId: '', fuelCodeId: '' },
  parameters: { portal: withItems() },
  render: ({ fleetId }) => <FirstOfList fleetId={fleetId} />,
} satisfies Meta<typeof FleetFuelCode>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last redemptions')).toBeVisible()
  },
}

export const Works: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Works now')).toBeVisible()
  },
}

export const DoesNotWork: Story = {
  parameters: {
    portal: {
      funds: enoughMoney,
      arrange: async (fleet) => {
        await arrangeRedemptions(fleet)
        await fleet.deactivate()
      },
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Does not work: the fleet is deactivated')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NotFound: Story = {
  args: { fuelCodeId: 'missing' },
  render: (args) => <FleetFuelCode {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not found$/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  args: { fuelCodeId: 'missing' },
  render: (args) => <FleetFuelCode {...args} />,
  parameters: { portal: withItems({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}
