import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBpiToken, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { expect } from 'storybook/test'
import { beginCashin } from '../../testing/arrangeCashins.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'

const withReturn = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  search: async (fleet) => `cashInId=${(await beginCashin(fleet, 20_000)).cashinId}`,
  ...portal,
})

const meta = {
  component: PaymentReturn,
  args: { path: '/paymaya/success' },
  parameters: { portal: withReturn() },
} satisfies Meta<typeof PaymentReturn>
export default meta

type Story = StoryObj<typeof meta>

export const Opening: Story = {
  parameters: { portal: withReturn({ prepareWire: (wire) => void wire.hold(getCashin) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your cash-in…')).toBeVisible()
  },
}

export const Dark: Story = { ...Opening, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Opening, globals: { width: 'narrow' } }

/** Shown while BPI exchanges the code for a token. */
export const ExchangingBankCode: Story = {
  args: { path: '/bpi', code: 'made-up' },
  parameters: { portal: withReturn({ prepareWire: (wire) => void wire.hold(createBpiToken) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Loading your BPI accounts/)).toBeVisible()
  },
}

export const OtherFleet: Story = {
  parameters: {
    portal: withReturn({
      businessName: 'Sampaguita Foods Distribution Inc.',
      search: async (fleet) => {
        const other = await fleet.sibling({ type: 'locqpay', businessName: 'Peñafrancia Bus Lines' })
        return `cashInId=${(await beginCashin(other, 20_000)).cashinId}`
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment is for: Peñafrancia Bus Lines')).toBeVisible()
  },
}

export const OtherFleetNarrow: Story = { ...OtherFleet, globals: { width: 'narrow' } }

export const BankRefused: Story = {
  args: { path: '/bpi', code: 'made-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was paid/)).toBeVisible()
  },
}

export const BankRefusedDark: Story = { ...BankRefused, globals: { scheme: 'dark' } }
