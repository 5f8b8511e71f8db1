import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCashin, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { centavos } from 'fleet-portal-api-client/money'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { CashInPanel } from '../CashInPanel.tsx'
import { withMethod, returnState } from '../cashInStory.ts'

const withReturn = (state: StoryPortal['state'], portal: StoryPortal = {}): StoryPortal =>
  withMethod('online-banking', { state, ...portal })

// The meta has no portal parameters, because Storybook would merge them into those of each story.
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
  parameters: { portal: withReturn(returnState('success', 'success')) },
  play: shows('Cash-in successful'),
}

export const SuccessDark: Story = { ...Success, globals: { scheme: 'dark' } }

export const SuccessNarrow: Story = { ...Success, globals: { width: 'narrow' } }

export const SuccessOfAHedgingFleet: Story = {
  parameters: { portal: withReturn(returnState('success', 'success'), { type: 'hedging' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy Fuel' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { portal: withReturn(returnState('failed', 'failed')) },
  play: shows('Cash-in transaction failed'),
}

export const FailedDark: Story = { ...Failed, globals: { scheme: 'dark' } }

export const Cancelled: Story = {
  parameters: { portal: withReturn(returnState('failed', 'cancelled')) },
  play: shows('Cash-in transaction cancel'),
}

export const Pending: Story = {
  parameters: { portal: withReturn(returnState(undefined, 'success')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cash-in pending')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  },
}

export const PendingDark: Story = { ...Pending, globals: { scheme: 'dark' } }

export const PendingNarrow: Story = { ...Pending, globals: { width: 'narrow' } }

export const AtTheCounter: Story = {
  parameters: { portal: withReturn(returnState(undefined, '', { method: 'otc', mode: 'BDO' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pay at the bank')).toBeVisible()
    await expect(canvas.getByText('Pay until')).toBeVisible()
  },
}

export const AtTheCounterNarrow: Story = { ...AtTheCounter, globals: { width: 'narrow' } }

/** A button opens the closed result again. */
export const ResultClosed: Story = {
  parameters: { portal: withReturn(returnState(undefined, '', { method: 'otc', mode: 'BDO' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Cash In' }))
    await expect(await canvas.findByRole('button', { name: 'Show result' })).toBeVisible()
  },
}

export const ResultClosedDark: Story = { ...ResultClosed, globals: { scheme: 'dark' } }

export const ResultClosedNarrow: Story = { ...ResultClosed, globals: { width: 'narrow' } }

export const PointsPending: Story = {
  parameters: {
    portal: withReturn(
      async ({ fleetId, operate, arrange }) => {
        await operate('points', { fleetId, points: 5_000 })
        const input = { fleetId, amount: centavos(2_000_00), method: 'vip-locqpay' } as const
        const { cashinId = '' } = await arrange(createCashin, input)
        return { cashInId: cashinId }
      },
      { isVip: true },
    ),
  },
  play: shows('Points are being redeemed'),
}

export const NotFound: Story = {
  parameters: { portal: withReturn({ cashInId: 'csh_unknown', status: 'success' }) },
  play: shows('Look for this payment in the history'),
}

export const Loading: Story = {
  parameters: {
    portal: withReturn(returnState(undefined, 'success'), {
      prepareWire: (wire) => void wire.hold(getCashin),
    }),
  },
  play: shows('Looking up your payment…'),
}

export const FailedLoad: Story = {
  parameters: {
    portal: withReturn(returnState('success', 'success'), {
      prepareWire: (wire) => wire.breakAt(getCashin, 'before-tx'),
    }),
  },
  play: shows('This could not be loaded'),
}
