import type { Meta, StoryObj } from '@storybook/react-vite'
import { millilitres } from 'fleet-portal-api-client/money'
import { expect, waitFor, within } from 'storybook/test'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { addDriver, makeCodes } from '../../testing/fuelScene.ts'
import { dashboardFunds, fillDashboard } from './dashboardScene.ts'
import { FleetDashboard } from './FleetDashboard.tsx'

/* The answers of the dashboard: days of fuel left, the buy planner, things to check, and the activity of a wallet. */

/** A fleet with a code that ends tomorrow and a driver who has not filled up. */
async function arrangeAnswers(fleet: TestFleet) {
  await fillDashboard(fleet)
  await addDriver(fleet, 'Idle', 'Reyes')
  await makeCodes(fleet, {
    productCode: 'gas95',
    literVolume: millilitres(30_000),
    endDate: plusDays(today(), 1),
  })
}

const meta = {
  component: FleetDashboard,
  args: { fleetId: '' },
  parameters: { portal: { funds: dashboardFunds, arrange: arrangeAnswers } },
} satisfies Meta<typeof FleetDashboard>
export default meta

type Story = StoryObj<typeof meta>

/** Scrolls down page by page, and from the top again, until a tile is there: tiles load when the user comes near them. */
const findTile = (canvasElement: HTMLElement, name: string | RegExp) =>
  waitFor(
    () => {
      const { scrollY, innerHeight } = globalThis
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      globalThis.scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight)
      return within(canvasElement).getByRole('region', { name })
    },
    { timeout: 60_000 },
  )

export const BuyPlanner: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const planner = await findTile(canvasElement, 'Buy planner')
    const liters = await within(planner).findByLabelText('Liters to buy')
    await userEvent.clear(liters)
    await userEvent.type(liters, '1200')
    await expect(await within(planner).findByText(/(less|more) if you buy now$/)).toBeVisible()
    planner.scrollIntoView()
  },
}

export const BuyPlannerDark: Story = { ...BuyPlanner, globals: { scheme: 'dark' } }

export const BuyPlannerNarrow: Story = { ...BuyPlanner, globals: { width: 'narrow' } }

/** More than the wallet pays for. */
export const PlanOverTheWallet: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const planner = await findTile(canvasElement, 'Buy planner')
    const liters = await within(planner).findByLabelText('Liters to buy')
    await userEvent.clear(liters)
    await userEvent.type(liters, '900000')
    await expect(within(planner).getByText('More than the wallet pays for.')).toBeVisible()
    planner.scrollIntoView()
  },
}

export const ThingsToCheck: Story = {
  play: async ({ canvasElement }) => {
    const drivers = await findTile(canvasElement, /^Drivers without a fill since/)
    await expect(await within(drivers).findByText('Idle Reyes')).toBeVisible()
    drivers.scrollIntoView()
  },
}

export const ThingsToCheckDark: Story = { ...ThingsToCheck, globals: { scheme: 'dark' } }

export const ThingsToCheckNarrow: Story = { ...ThingsToCheck, globals: { width: 'narrow' } }

/** A wallet fleet: its balance by day and its last cash-ins. */
export const WalletActivity: Story = {
  parameters: {
    portal: { type: 'locqpay', funds: 1_234_567_80, arrange: async () => undefined },
  },
  play: async ({ canvasElement }) => {
    const balance = await findTile(canvasElement, 'Wallet balance by day')
    await expect(await within(balance).findByText(/^Highest: ₱1,234,567\.80 on /)).toBeVisible()
  },
}
