import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyFuel } from 'api-client/contract/fuel'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { centavos } from 'api-client/money'
import { expect, waitFor, within } from 'storybook/test'
import type { Scene } from '../../testing/storyPortal.tsx'
import { BuyFuel } from './BuyFuel.tsx'
import { withMoney } from './buyFuelStory.ts'

/** The dialogs of one purchase, from the question to every way in which it can end. */
const meta = {
  component: BuyFuel,
  args: { fleetId: '' },
  parameters: { portal: withMoney() },
} satisfies Meta<typeof BuyFuel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const asked: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText('₱512,345.67')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('alertdialog')).toBeVisible()
}

const confirmed: Play = async (context) => {
  await asked(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
}

export const Question: Story = { play: asked }

export const PriceChanged: Story = {
  play: async (context) => {
    const { fleetId, operate } = (context.loaded['scene'] as Scene).fleet
    await asked(context)
    await operate('prices', { fleetId, productCode: 'Diesel', pumpPrice: 60 })
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
    await expect(await context.canvas.findByText(/from ₱55.50 to ₱57.25 per liter/)).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.hold(buyFuel) }) },
  play: async (context) => {
    await confirmed(context)
    await expect(context.canvas.getByRole('button', { name: /^Buy for/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const OverTheLimit: Story = {
  parameters: {
    portal: withMoney({
      arrange: ({ fleetId, operate }) => operate(`fleets/${fleetId}`, { inventoryLimit: 100 }),
    }),
  },
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('Purchase limit reached')).toBeVisible()
  },
}

export const BalanceGone: Story = {
  play: async (context) => {
    const { fleetId, arrange } = (context.loaded['scene'] as Scene).fleet
    await asked(context)
    await arrange(buyFuel, { fleetId, productCode: 'gas91', liter: null, amount: centavos(500_000_00) })
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
    await expect(
      await context.canvas.findByRole('alertdialog', { name: 'You have insufficient balance' }),
    ).toBeVisible()
  },
}

export const Bought: Story = {
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('Purchase successful')).toBeVisible()
  },
}

/** The receipt was closed, and can be opened again. */
export const ReceiptClosed: Story = {
  play: async (context) => {
    await confirmed(context)
    const { canvas, userEvent } = context
    const receipt = within(await canvas.findByRole('dialog', { name: 'Purchase successful' }))
    await userEvent.click(receipt.getByText('Close'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Show receipt' })).toBeVisible()
  },
}

export const ReceiptClosedDark: Story = { ...ReceiptClosed, globals: { scheme: 'dark' } }

export const ReceiptClosedNarrow: Story = { ...ReceiptClosed, globals: { width: 'narrow' } }

export const AnswerLost: Story = {
  parameters: {
    portal: withMoney({
      prepareWire: (wire) => {
        wire.loseAnswer(buyFuel)
        wire.hold(resolveIdempotencyKey)
      },
    }),
  },
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText(/Checking the result/)).toBeVisible()
  },
}

export const NothingHappened: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.breakAt(buyFuel, 'before-tx') }) },
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('Error processing payment')).toBeVisible()
  },
}

export const NobodyKnows: Story = {
  parameters: {
    portal: withMoney({
      prepareWire: (wire) => {
        wire.loseAnswer(buyFuel)
        wire.refuse(resolveIdempotencyKey, 'NotImplemented')
      },
    }),
  },
  play: async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByText('We could not find out what happened')).toBeVisible()
  },
}
