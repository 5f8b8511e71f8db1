import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetPriceHistory } from './FleetPriceHistory.tsx'
import { everyMovement, setPrices } from './pricesScene.ts'

const withPrices = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: (fleet) => setPrices(fleet, everyMovement),
  ...portal,
})

const meta = {
  component: FleetPriceHistory,
  args: { fleetId: '' },
  parameters: { portal: withPrices() },
} satisfies Meta<typeof FleetPriceHistory>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Change of reference station', { selector: 'td *, td' }),
    ).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const SideBySide: Story = {
  parameters: { portal: withPrices({ search: 'dialog=compare' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Credit prices side by side' })).toBeVisible()
  },
}

export const SideBySideNarrow: Story = { ...SideBySide, globals: { width: 'narrow' } }

export const NothingFound: Story = {
  parameters: { portal: withPrices({ search: 'startDate=2020-05-12&endDate=2020-05-13' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withPrices({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withPrices({ prepareWire: (wire) => wire.breakAt(listPriceHistory, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
