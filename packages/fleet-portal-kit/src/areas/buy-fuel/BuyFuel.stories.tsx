import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { expect } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { BuyFuel } from './BuyFuel.tsx'
import { withMoney } from './buyFuelStory.ts'

const meta = {
  component: BuyFuel,
  args: { fleetId: '' },
  parameters: { portal: withMoney() },
} satisfies Meta<typeof BuyFuel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱24,999.98')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const EmptyForm: Story = {
  parameters: { portal: withMoney({ search: '' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(2)
  },
}

export const InsufficientBalance: Story = {
  parameters: { portal: withMoney({ search: 'product=gas97&litres=999999.999' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have insufficient balance: /)).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { portal: withMoney({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText('Your role can view prices, but not buy fuel.')
    await expect(reason).toBeInTheDocument()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withMoney({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(/This fleet is deactivated/)
    await expect(reason).toBeInTheDocument()
  },
}

export const StationClosed: Story = {
  parameters: {
    portal: withMoney({
      arrange: ({ operate, stationId }) => operate(`stations/${stationId}`, { status: 'closed' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is closed, so there is no current price/)).toBeVisible()
  },
}

/** Schedules price changes in four days: two prices fall, one rises. */
async function arrangeUpcomingPrices({ fleetId, operate }: TestFleet) {
  const effectiveAt = new Date(Date.now() + 4 * 24 * 3600_000).toISOString()
  for (const [productCode, pumpPrice] of Object.entries({ Diesel: 57.1, Gas91: 60.45, Gas97: 68 })) {
    await operate('prices', { fleetId, productCode, pumpPrice, effectiveAt })
  }
}

export const UpcomingPrices: Story = {
  parameters: { portal: withMoney({ arrange: arrangeUpcomingPrices }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^−₱1.15\/L on/)).toBeVisible()
  },
}

/** Stores a draft in the tab, as the form does before a reload. */
async function storeDraft({ fleetId, arrange }: TestFleet) {
  const { userId } = await arrange(getCurrentUser, {})
  const value = { product: 'gas95', unit: 'liter', value: 450_500 }
  const stored = { at: Date.now() - 12 * 60_000, value }
  sessionStorage.setItem(`fleet-portal:work:buy-fuel:${fleetId}:${userId}`, JSON.stringify(stored))
}

export const RestoredDraft: Story = {
  parameters: { portal: withMoney({ search: '', arrange: storeDraft }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your input from .* was restored\.$/)).toBeVisible()
    await expect(canvas.getByLabelText('Liters')).toHaveValue('450.5')
  },
}

export const Loading: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.hold(listPumpPrices) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buy Fuel')).toBeVisible()
  },
}

export const NoAccess: Story = {
  parameters: { portal: withMoney({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withMoney({ prepareWire: (wire) => wire.breakAt(listPumpPrices, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
