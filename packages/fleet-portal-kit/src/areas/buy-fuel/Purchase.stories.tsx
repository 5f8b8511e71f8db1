import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { centavos } from 'fleet-portal-api-client/money'
import { expect, waitFor, within } from 'storybook/test'
import type { Scene } from '../../testing/storyPortal.tsx'
import { BuyFuel } from './BuyFuel.tsx'
import { withMoney } from './buyFuelStory.ts'

/** The dialogs of a purchase, from the confirmation to every outcome. */
const meta = {
  component: BuyFuel,
  args: { fleetId: '' },
  parameters: { portal: withMoney() },
} satisfies Meta<typeof BuyFuel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const openConfirmation: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText('₱512,345.67')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('alertdialog')).toBeVisible()
}

const confirmPurchase: Play = async (context) => {
  await openConfirmation(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
}

export const Confirmation: Story = { play: openConfirmation }

export const PriceChanged: Story = {
  play: async (context) => {
    const { fleetId, operate } = (context.loaded['scene'] as Scene).fleet
    await openConfirmation(context)
    await operate('prices', { fleetId, productCode: 'Diesel', pumpPrice: 60 })
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
    await expect(await context.canvas.findByText(/from ₱55.50 to ₱57.25 per liter/)).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.hold(buyFuel) }) },
  play: async (context) => {
    await confirmPurchase(context)
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
    await confirmPurchase(context)
    await expect(await context.canvas.findByText('Purchase limit reached')).toBeVisible()
  },
}

export const InsufficientBalance: Story = {
  play: async (context) => {
    const { fleetId, arrange } = (context.loaded['scene'] as Scene).fleet
    await openConfirmation(context)
    await arrange(buyFuel, { fleetId, productCode: 'gas91', liter: null, amount: centavos(500_000_00) })
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Buy for/ }))
    await expect(
      await context.canvas.findByRole('alertdialog', { name: 'You have insufficient balance' }),
    ).toBeVisible()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    await confirmPurchase(context)
    await expect(await context.canvas.findByText('Purchase successful')).toBeVisible()
  },
}

/** A button opens the closed receipt again. */
export const ReceiptClosed: Story = {
  play: async (context) => {
    await confirmPurchase(context)
    const { canvas, userEvent } = context
    const receipt = within(await canvas.findByRole('dialog', { name: 'Purchase successful' }))
    await userEvent.click(receipt.getByText('Close'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Show receipt' })).toBeVisible()
  },
}

export const ReceiptClosedDark: Story = { ...ReceiptClosed, globals: { scheme: 'dark' } }

export const ReceiptClosedNarrow: Story = { ...ReceiptClosed, globals: { width: 'narrow' } }

export const OutcomeLookup: Story = {
  parameters: {
    portal: withMoney({
      prepareWire: (wire) => {
        wire.loseAnswer(buyFuel)
        wire.hold(resolveIdempotencyKey)
      },
    }),
  },
  play: async (context) => {
    await confirmPurchase(context)
    await expect(await context.canvas.findByText(/Checking the result/)).toBeVisible()
  },
}

export const NotApplied: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.breakAt(buyFuel, 'before-tx') }) },
  play: async (context) => {
    await confirmPurchase(context)
    await expect(await context.canvas.findByText('Error processing payment')).toBeVisible()
  },
}

export const OutcomeUnknown: Story = {
  parameters: {
    portal: withMoney({
      prepareWire: (wire) => {
        wire.loseAnswer(buyFuel)
        wire.refuse(resolveIdempotencyKey, 'NotImplemented')
      },
    }),
  },
  play: async (context) => {
    await confirmPurchase(context)
    await expect(await context.canvas.findByText('We could not find out what happened')).toBeVisible()
  },
}
