import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { expect, screen, within } from 'storybook/test'
import { arrangeCards, issueCard } from '../../testing/cardScene.ts'
import { addDriver, addVehicle } from '../../testing/fuelScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetCards } from './FleetCards.tsx'

/** The usual cards, and one card with the longest values. */
async function arrangeLong(fleet: TestFleet) {
  await arrangeCards(fleet)
  await issueCard(fleet, {
    fuelCardType: 'driver-vehicle-specific',
    driverId: await addDriver(fleet, 'Maria Consolacion Bernardita', 'D’Angelo-Macaraeg y Buenaventura'),
    vehicleId: await addVehicle(fleet, 'ABCDEFGHIJ0123456789'),
    products: ['diesel', 'gas91', 'gas95', 'gas97'],
    locqpayLimit: 99_999_999.99,
    locqpayPaymentThisMonth: 88_888_888.88,
    transactionLimit: 999_999,
    transactionThisMonth: 123_456,
  })
}

const withCards = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  arrange: arrangeCards,
  ...portal,
})

const meta = {
  component: FleetCards,
  args: { fleetId: '' },
  parameters: { portal: withCards() },
} satisfies Meta<typeof FleetCards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱12,340.50 of ₱50,000.00')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** At a width of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const LongContent: Story = {
  parameters: { portal: withCards({ arrange: arrangeLong }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱88,888,888.88 of ₱99,999,999.99')).toBeVisible()
  },
}

/** The number of the oldest card is shown, and its menu is open. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    const eyes = await canvas.findAllByRole('button', { name: /^Show the whole card number/ })
    await userEvent.click(eyes.at(-1) as HTMLElement)
    await expect(await canvas.findByText(/^9900 \d{4} \d{4} \d{4}$/)).toBeVisible()
    const buttons = canvas.getAllByRole('button', { name: /^Actions for/ })
    await userEvent.click(buttons.at(-1) as HTMLElement)
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Terminate card' })).toBeVisible()
  },
}

export const Terminate: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Terminate card' }))
    await expect(await screen.findByRole('button', { name: 'Yes terminate it' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withCards({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This fleet has no fleet cards yet/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withCards({ search: 'startDate=2020-05-12&endDate=2020-05-13' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Deactivated: Story = {
  ...Default,
  parameters: { portal: withCards({ isDeactivated: true }) },
}

export const Refused: Story = {
  parameters: { portal: withCards({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withCards({ prepareWire: (wire) => wire.breakAt(listFleetCards, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
