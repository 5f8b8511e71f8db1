import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { expect } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetBuyFuelHistory } from './FleetBuyFuelHistory.tsx'

/** Creates one purchase of every fuel; the first one is large. */
async function arrangePurchases({ fleetId, arrange }: TestFleet) {
  for (const [index, productCode] of fuels.entries()) {
    const liter = millilitres([12_450_375, 800_000, 99_500, 1_000][index] ?? 1_000)
    await arrange(buyFuel, { fleetId, productCode, liter, amount: null })
  }
}

const withPurchases = (portal: StoryPortal = {}): StoryPortal => ({
  funds: 2_000_000_00,
  arrange: arrangePurchases,
  ...portal,
})

const meta = {
  component: FleetBuyFuelHistory,
  args: { fleetId: '' },
  parameters: { portal: withPurchases() },
} satisfies Meta<typeof FleetBuyFuelHistory>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,450.375 L')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Empty: Story = {
  parameters: { portal: withPurchases({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This fleet has not bought any fuel yet.')).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withPurchases({ search: 'startDate=2020-05-12&endDate=2020-05-13' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withPurchases({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withPurchases({ prepareWire: (wire) => wire.breakAt(listBuyFuels, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
