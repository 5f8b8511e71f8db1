import type { Meta, StoryObj } from '@storybook/react-vite'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { centavos } from 'fleet-portal-api-client/money'
import { expect, screen, within } from 'storybook/test'
import { arrangePayments, payAt } from '../../testing/arrangePayments.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { addDriver, addVehicle } from '../../testing/fuelScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetNonFuelTransactions } from './FleetNonFuelTransactions.tsx'

/** Adds a purchase with the longest possible values. */
async function arrangeLong(fleet: TestFleet) {
  await arrangePayments(fleet, { hasOrders: true })
  const { cardNumber } = await issueCard(fleet)
  const pay = payAt(fleet)
  const { paymentId } = await pay('other', {
    cardNumber,
    driverId: await addDriver(fleet, 'Maria Consolacion Bernardita', 'D’Angelo-Macaraeg y Buenaventura'),
    vehicleId: await addVehicle(fleet, 'ABCDEFGHIJ0123456789'),
    poNumber: 'PO-2026-0000000000000000000001',
    amount: 888_888.88,
    remarks: 'Six tires with their rims, mounted and balanced, and the old ones taken away. '
      .repeat(3)
      .trim(),
  })
  await pay('void', { paymentId, remarks: 'The wrong card was swiped at the terminal. '.repeat(5).trim() })
}

const withPurchases = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: centavos(1_000_000_00),
  arrange: arrangePayments,
  ...portal,
})

const meta = {
  component: FleetNonFuelTransactions,
  args: { fleetId: '' },
  parameters: { portal: withPurchases() },
} satisfies Meta<typeof FleetNonFuelTransactions>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Engine oil and filter')).toBeVisible()
    const table = within(canvas.getByRole('table'))
    await expect(table.getAllByText('View')).toHaveLength(1)
    await expect(canvas.queryByText(/PO number/)).toBeNull()
  },
}

export const PurchaseOrders: Story = {
  parameters: {
    portal: withPurchases({
      type: 'locqpay-manual-po',
      arrange: (fleet) => arrangePayments(fleet, { hasOrders: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PO-2026-002')).toBeVisible()
  },
}

/** The dialog with the remarks of a voided purchase. */
export const Remarks: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table'))
    await userEvent.click(await table.findByText('View'))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Paid twice')).toBeVisible()
  },
}

export const Dark: Story = { ...Remarks, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Engine oil and filter')).toBeVisible()
  },
  globals: { width: 'narrow' },
}

export const LongContent: Story = {
  parameters: { portal: withPurchases({ type: 'locqpay-manual-po-credit', arrange: arrangeLong }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ABCDEFGHIJ0123456789')).toBeVisible()
  },
}

export const HedgingFleet: Story = {
  parameters: { portal: withPurchases({ type: 'hedging', arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available for this fleet type')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withPurchases({ prepareWire: (wire) => void wire.hold(listMerchantPayments) }) },
}

export const NothingFound: Story = {
  parameters: { portal: withPurchases({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withPurchases({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing other than fuel has been paid/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withPurchases({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: {
    portal: withPurchases({ prepareWire: (wire) => wire.breakAt(listMerchantPayments, 'before-tx') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
