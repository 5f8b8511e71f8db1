import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBpiToken, getCashin } from 'api-client/contract/cashin'
import { expect } from 'storybook/test'
import { beginCashin } from '../../testing/arrangeCashins.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'

const meta = {
  component: PaymentReturn,
  args: { path: '/paymaya/success' },
  parameters: {
    portal: {
      type: 'locqpay',
      search: async (fleet) => `cashInId=${(await beginCashin(fleet, 20_000)).cashinId}`,
      prepareWire: (wire) => void wire.hold(getCashin),
    } satisfies StoryPortal,
  },
} satisfies Meta<typeof PaymentReturn>
export default meta

type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One moment: your cash-in is being opened.')).toBeVisible()
  },
}

export const Dark: Story = { ...Opening, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Opening, globals: { width: 'narrow' } }

/** The bank is asked for a token meanwhile. */
export const AskingTheBank: Story = {
  args: { path: '/bpi', code: 'made-up' },
  parameters: {
    portal: {
      type: 'locqpay',
      search: async (fleet) => `cashInId=${(await beginCashin(fleet, 20_000)).cashinId}`,
      prepareWire: (wire) => void wire.hold(createBpiToken),
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/BPI is being asked for your accounts/)).toBeVisible()
  },
}

export const OtherFleet: Story = {
  parameters: {
    portal: {
      type: 'locqpay',
      businessName: 'Sampaguita Foods Distribution Inc.',
      search: async (fleet) => {
        const other = await fleet.sibling({ type: 'locqpay', businessName: 'Peñafrancia Bus Lines' })
        return `cashInId=${(await beginCashin(other, 20_000)).cashinId}`
      },
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was made for Peñafrancia Bus Lines.')).toBeVisible()
  },
}

export const BankRefused: Story = {
  args: { path: '/bpi', code: 'made-up' },
  parameters: {
    portal: {
      type: 'locqpay',
      search: async (fleet) => `cashInId=${(await beginCashin(fleet, 20_000)).cashinId}`,
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was paid/)).toBeVisible()
  },
}

export const BankRefusedNarrow: Story = { ...BankRefused, globals: { width: 'narrow' } }
