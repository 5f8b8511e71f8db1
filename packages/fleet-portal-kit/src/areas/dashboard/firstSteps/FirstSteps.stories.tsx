import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { expect, within } from 'storybook/test'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
import { FleetDashboard } from '../FleetDashboard.tsx'

/* The first steps, on the dashboard of a new fleet. */

const addDriver = async ({ arrange, fleetId }: TestFleet) => {
  await arrange(createDriver, {
    fleetId,
    firstName: 'Juan',
    lastName: 'Cruz',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
}

const meta = {
  component: FleetDashboard,
  args: { fleetId: '' },
  parameters: { portal: { funds: 0 } },
} satisfies Meta<typeof FleetDashboard>
export default meta

type Story = StoryObj<typeof meta>

const shows =
  (progress: string): Story['play'] =>
  async ({ canvas }) => {
    const steps = await canvas.findByRole('region', { name: 'First steps' })
    await expect(within(steps).getByText(progress)).toBeVisible()
  }

export const NewFleet: Story = { play: shows('0 of 4 done') }

/** With money and a driver, the next step is to buy fuel. */
export const HalfDone: Story = {
  parameters: { portal: { funds: 50_000_00, arrange: addDriver } },
  play: shows('2 of 4 done'),
}

export const Dark: Story = { ...HalfDone, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...HalfDone, globals: { width: 'narrow' } }

export const WalletFleet: Story = {
  parameters: { portal: { type: 'locqpay', funds: 0 } },
  play: shows('0 of 3 done'),
}
