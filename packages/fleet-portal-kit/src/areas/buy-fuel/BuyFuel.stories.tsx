import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPumpPrices } from 'api-client/contract/balances'
import { buyFuel } from 'api-client/contract/fuel'
import { settleKey } from 'api-client/contract/settle'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { BuyFuel } from './BuyFuel.tsx'

const withMoney = (portal: StoryPortal = {}) => ({
  portal: { funds: 512_345_67, ...portal } satisfies StoryPortal,
})

const meta = {
  component: BuyFuel,
  args: { fleetId: '' },
  parameters: withMoney({ search: 'product=diesel&pesos=25000' }),
} satisfies Meta<typeof BuyFuel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const confirmed: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText('Your purchase')
  await canvas.findByText('₱512,345.67')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await canvas.findByRole('button', { name: /^Buy for/ }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱24,999.98')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NothingTyped: Story = {
  parameters: withMoney({ search: '' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Select the fuel that you want to buy.')).toBeVisible()
  },
}

export const InsufficientBalance: Story = {
  parameters: withMoney({ search: 'product=gas97&litres=999999.999' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have insufficient balance: /)).toBeVisible()
  },
}

export const WithoutTheRightToBuy: Story = {
  parameters: withMoney({ as: 'data-analyst' }),
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText('Your role can see the prices, but not buy fuel.')
    await expect(reason).toBeInTheDocument()
  },
}

export const OfADeactivatedFleet: Story = { parameters: withMoney({ isDeactivated: true }) }

export const Refused: Story = {
  parameters: withMoney({ as: 'fleet-manager' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('₱512,345.67')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

export const Bought: Story = {
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('Purchase successful')).toBeVisible()
  },
}

export const AnswerLost: Story = {
  parameters: withMoney({
    search: 'product=diesel&pesos=25000',
    prepareWire: (wire) => {
      wire.loseAnswer(buyFuel)
      wire.hold(settleKey)
    },
  }),
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText(/Checking what happened/)).toBeVisible()
  },
}

export const NothingHappened: Story = {
  parameters: withMoney({
    search: 'product=diesel&pesos=25000',
    prepareWire: (wire) => wire.breakAt(buyFuel, 'before-tx'),
  }),
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('Error processing payment')).toBeVisible()
  },
}

export const NobodyKnows: Story = {
  parameters: withMoney({
    search: 'product=diesel&pesos=25000',
    prepareWire: (wire) => {
      wire.loseAnswer(buyFuel)
      wire.breakAt(settleKey, 'before-tx')
    },
  }),
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('We could not find out what happened')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: withMoney({ prepareWire: (wire) => wire.breakAt(listPumpPrices, 'before-tx') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
