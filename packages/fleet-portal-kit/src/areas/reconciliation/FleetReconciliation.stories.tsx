import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetReconciliation } from './FleetReconciliation.tsx'
import { arrangeHedging, arrangeWallet, fundsBefore } from './reconciliationScene.ts'

const hedging = (portal: StoryPortal = {}): StoryPortal => ({
  funds: fundsBefore,
  arrange: (fleet) => arrangeHedging(fleet),
  ...portal,
})

const meta = {
  component: FleetReconciliation,
  args: { fleetId: '' },
  parameters: { portal: hedging() },
} satisfies Meta<typeof FleetReconciliation>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Matches the balance'))[0]).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Wallet: Story = {
  ...Default,
  parameters: { portal: hedging({ type: 'locqpay', arrange: (fleet) => arrangeWallet(fleet) }) },
}

export const MonthWithoutEntries: Story = {
  parameters: { portal: hedging({ search: 'month=2024-02' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No entries in this month.'))[0]).toBeVisible()
  },
}

export const NoAccess: Story = {
  parameters: { portal: hedging({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}
