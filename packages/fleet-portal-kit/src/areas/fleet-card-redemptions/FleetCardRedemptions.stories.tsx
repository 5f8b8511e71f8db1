import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { centavos } from 'fleet-portal-api-client/money'
import { expect, screen, within } from 'storybook/test'
import { arrangePayments, payAt } from '../../testing/arrangePayments.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { addDriver, addVehicle } from '../../testing/fuelScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetCardRedemptions } from './FleetCardRedemptions.tsx'

/** Adds a payment with the longest possible values. */
async function arrangeLong(fleet: TestFleet) {
  await arrangePayments(fleet, { hasOrders: true })
  const driverId = await addDriver(fleet, 'Maria Consolacion Bernardita', 'D’Angelo-Macaraeg y Buenaventura')
  const vehicleId = await addVehicle(fleet, 'ABCDEFGHIJ0123456789')
  const { cardNumber } = await issueCard(fleet)
  const pay = payAt(fleet)
  const poNumber = 'PO-2026-0000000000000000000001'
  const { paymentId } = await pay('fuel', {
    cardNumber,
    driverId,
    vehicleId,
    poNumber,
    productCode: 'lubes',
    litres: 1_234.567,
  })
  await pay('void', { paymentId, remarks: 'The wrong card was swiped at the terminal. '.repeat(5).trim() })
}

const withPayments = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: centavos(1_000_000_00),
  arrange: arrangePayments,
  ...portal,
})

const meta = {
  component: FleetCardRedemptions,
  args: { fleetId: '' },
  parameters: { portal: withPayments() },
} satisfies Meta<typeof FleetCardRedemptions>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong pump')).toBeVisible()
    await expect(canvas.queryByText(/PO number/)).toBeNull()
  },
}

export const PurchaseOrders: Story = {
  parameters: {
    portal: withPayments({
      type: 'locqpay-manual-po',
      isVip: true,
      arrange: (fleet) => arrangePayments(fleet, { hasOrders: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PO-2026-001')).toBeVisible()
    await expect(canvas.getByText('Volume, points')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong pump')).toBeVisible()
  },
  globals: { width: 'narrow' },
}

export const LongContent: Story = {
  parameters: { portal: withPayments({ type: 'locqpay-manual-po-credit', arrange: arrangeLong }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ABCDEFGHIJ0123456789')).toBeVisible()
  },
}

/** The dialog with the long remarks of a voided payment. */
export const Remarks: Story = {
  ...LongContent,
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table'))
    await userEvent.click(await table.findByText('View'))
    await expect(await screen.findByRole('dialog', { name: 'Remarks' })).toBeVisible()
  },
}

export const FiltersOpen: Story = {
  parameters: { portal: withPayments({ search: 'dispensedTo=vehicle&paymentStatus=success' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
    await expect(await canvas.findByRole('combobox', { name: 'Stations' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withPayments({ prepareWire: (wire) => void wire.hold(listPayments) }) },
}

export const NothingFound: Story = {
  parameters: { portal: withPayments({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withPayments({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing has been paid with a fleet card yet/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withPayments({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withPayments({ prepareWire: (wire) => wire.breakAt(listPayments, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
