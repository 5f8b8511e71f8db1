import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  getConsumption,
  getFuelCodeTotals,
  listFuelBalances,
} from 'fleet-portal-api-client/contract/fuelBalances'
import { getLatestPriceMovement, getUpcomingPriceMovement } from 'fleet-portal-api-client/contract/prices'
import { getSavings, getWallet } from 'fleet-portal-api-client/contract/wallet'
import { expect, within } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { addMember, dashboardFunds, fillDashboard, givePoints } from './dashboardScene.ts'
import { FleetDashboard } from './FleetDashboard.tsx'

const withFuel = (portal: StoryPortal = {}): StoryPortal => ({
  funds: dashboardFunds,
  arrange: fillDashboard,
  ...portal,
})

const noData = async () => undefined

const meta = {
  component: FleetDashboard,
  args: { fleetId: '' },
  parameters: { portal: withFuel() },
} satisfies Meta<typeof FleetDashboard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('379.5 L')).toBeVisible()
    await expect(await canvas.findByRole('slider', { name: 'Price movements' })).toBeVisible()
    await expect(await canvas.findByText('Amazing')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** No element is wider than the page, and the values of a period are above the chart. */
export const Narrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('379.5 L')).toBeVisible()
    await canvas.findByRole('slider', { name: 'Price movements' })
    const surface = canvasElement.querySelector('.fpk-dashboard') as HTMLElement
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth)
  },
}

const tileReads = [
  getSavings,
  listFuelBalances,
  getLatestPriceMovement,
  getUpcomingPriceMovement,
  getFuelCodeTotals,
  getConsumption,
  getConsumption,
]

/** A story in which no tile may move when the answers arrive, with that of the wallet after all others. */
function loadWalletLast(names: readonly string[]): Story {
  let release = () => {}
  let releaseWallet = () => {}
  return {
    parameters: {
      portal: withFuel({
        prepareWire: (wire) => {
          const releases = tileReads.map((read) => wire.hold(read))
          release = () => releases.forEach((one) => one())
          releaseWallet = wire.hold(getWallet)
        },
      }),
    },
    play: async ({ canvas }) => {
      const areaOf = async (name: string) =>
        (await canvas.findByRole('region', { name })).getBoundingClientRect()
      /** The places below the first tile: the first steps of a new fleet come in above it. */
      const places = async () => {
        const areas = await Promise.all(names.map(areaOf))
        const { top: start } = await areaOf('Wallet balance')
        return areas.map(({ top, bottom }, index) => ({
          name: names[index],
          top: Math.round(top - start),
          bottom: Math.round(bottom - start),
        }))
      }
      const before = await places()
      release()
      await expect(await canvas.findByText('379.5 L')).toBeVisible()
      await expect(
        await canvas.findByText('All fuels, codes included: 1,979.5 L of 12,000 L limit'),
      ).toBeVisible()
      await expect(await places()).toEqual(before)
      releaseWallet()
      await expect(await canvas.findByText(/^As of /)).toBeVisible()
      const wallet = within(await canvas.findByRole('region', { name: 'Wallet balance' }))
      await expect(await wallet.findByText(/^₱/)).toBeVisible()
      await expect(await places()).toEqual(before)
    },
  }
}

const firstTiles = ['Lifetime savings', 'Diesel', 'Latest price movement']

/** Below them, the tiles of things to check are lower if there is nothing to check. */
export const LoadedInPlace: Story = loadWalletLast(firstTiles)

export const LoadedInPlaceNarrow: Story = { ...loadWalletLast(firstTiles), globals: { width: 'narrow' } }

/** A new fleet without data. */
export const Empty: Story = {
  parameters: { portal: withFuel({ arrange: noData }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No Data.')).length).toBeGreaterThanOrEqual(2)
  },
}

export const WalletFleet: Story = {
  parameters: { portal: withFuel({ type: 'locqpay', funds: 99_999_999_80, arrange: noData }) },
  play: async ({ canvas }) => {
    const wallet = within(await canvas.findByRole('region', { name: 'Wallet balance' }))
    await expect(await wallet.findByText('₱99,999,999.80')).toBeVisible()
    await expect(canvas.queryByText('Fuel balances')).toBeNull()
  },
}

export const VipPoints: Story = {
  parameters: {
    portal: withFuel({
      isVip: true,
      arrange: async (fleet) => {
        await addMember(fleet, true)
        await givePoints(fleet, 12_500)
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,500 points')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Redeem' })).toBeVisible()
  },
}

/** Tiles link only to areas that the role can open. */
export const ViewOnly: Story = {
  parameters: { portal: withFuel({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 L')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Diesel: 100\u00A0L' })).toBeNull()
  },
}

export const Refused: Story = {
  parameters: { portal: withFuel({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

/** Two tiles show their own error; the other tiles still show their data. */
export const FailedTiles: Story = {
  parameters: {
    portal: withFuel({
      prepareWire: (wire) => {
        // Several tiles read the wallet, so every read of it fails.
        wire.rewrite(getWallet, () => Response.json({}, { status: 500 }))
        wire.breakAt(getSavings, 'before-tx')
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const name of ['Wallet balance', 'Lifetime savings']) {
      const tile = within(await canvas.findByRole('region', { name }))
      await expect(await tile.findByRole('button', { name: 'Try again' })).toBeVisible()
    }
    await expect(await canvas.findByText('379.5 L')).toBeVisible()
  },
}
