import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCashin, getCashin } from 'api-client/contract/cashin'
import { centavos } from 'api-client/money'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { CashInPanel } from '../CashInPanel.tsx'
import { paidBy, returnOf } from '../cashInStory.ts'

const back = (state: StoryPortal['state'], portal: StoryPortal = {}): StoryPortal =>
  paidBy('online-banking', { state, ...portal })

// No scene of all stories: Storybook would mix it into each one's own.
const meta = {
  component: CashInPanel,
  args: { fleetId: '' },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>

const shows = (title: string): Story['play'] => {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible()
  }
}

export const Success: Story = {
  parameters: { portal: back(returnOf('success', 'success')) },
  play: shows('Cash-in successful'),
}

export const SuccessDark: Story = { ...Success, globals: { scheme: 'dark' } }

export const SuccessNarrow: Story = { ...Success, globals: { width: 'narrow' } }

export const SuccessOfAHedgingFleet: Story = {
  parameters: { portal: back(returnOf('success', 'success'), { type: 'hedging' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy Fuel' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { portal: back(returnOf('failed', 'failed')) },
  play: shows('Cash-in transaction failed'),
}

export const FailedDark: Story = { ...Failed, globals: { scheme: 'dark' } }

export const Cancelled: Story = {
  parameters: { portal: back(returnOf('failed', 'cancelled')) },
  play: shows('Cash-in transaction cancel'),
}

export const Pending: Story = {
  parameters: { portal: back(returnOf(undefined, 'success')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cash-in pending')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  },
}

export const PendingDark: Story = { ...Pending, globals: { scheme: 'dark' } }

export const PendingNarrow: Story = { ...Pending, globals: { width: 'narrow' } }

export const AtTheCounter: Story = {
  parameters: { portal: back(returnOf(undefined, '', { method: 'otc', mode: 'BDO' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pay at the bank')).toBeVisible()
    await expect(canvas.getByText('Pay until')).toBeVisible()
  },
}

export const AtTheCounterNarrow: Story = { ...AtTheCounter, globals: { width: 'narrow' } }

/** The result was closed, and can be opened again. */
export const ResultClosed: Story = {
  parameters: { portal: back(returnOf(undefined, '', { method: 'otc', mode: 'BDO' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Cash In' }))
    await expect(await canvas.findByRole('button', { name: 'Show result' })).toBeVisible()
  },
}

export const ResultClosedDark: Story = { ...ResultClosed, globals: { scheme: 'dark' } }

export const ResultClosedNarrow: Story = { ...ResultClosed, globals: { width: 'narrow' } }

export const PointsUnderWay: Story = {
  parameters: {
    portal: back(
      async ({ fleetId, operate, arrange }) => {
        await operate('points', { fleetId, points: 5_000 })
        const wanted = { fleetId, amount: centavos(2_000_00), method: 'vip-locqpay' } as const
        const { cashinId = '' } = await arrange(createCashin, wanted)
        return { cashInId: cashinId }
      },
      { isVip: true },
    ),
  },
  play: shows('Points are being redeemed'),
}

export const Nowhere: Story = {
  parameters: { portal: back({ cashInId: 'csh_nobody', status: 'success' }) },
  play: shows('Look for this payment in the history'),
}

export const Looking: Story = {
  parameters: {
    portal: back(returnOf(undefined, 'success'), { prepareWire: (wire) => void wire.hold(getCashin) }),
  },
  play: shows('Looking up your payment…'),
}

export const FailedLoad: Story = {
  parameters: {
    portal: back(returnOf('success', 'success'), {
      prepareWire: (wire) => wire.breakAt(getCashin, 'before-tx'),
    }),
  },
  play: shows('This could not be loaded'),
}
