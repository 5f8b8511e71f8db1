import type { Meta, StoryObj } from '@storybook/react-vite'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos } from 'fleet-portal-api-client/money'
import { expect } from 'storybook/test'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import type { RealtimeSource } from '../../provider/realtime.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetRedemptions } from './FleetRedemptions.tsx'

const withRedemptions = (portal: StoryPortal = {}): StoryPortal => ({
  funds: centavos(1_000_000_00),
  arrange: arrangeRedemptions,
  ...portal,
})

const meta = {
  component: FleetRedemptions,
  args: { fleetId: '' },
  parameters: { portal: withRedemptions() },
} satisfies Meta<typeof FleetRedemptions>
export default meta

type Story = StoryObj<typeof meta>

export const Hedging: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong pump')).toBeVisible()
    await expect(await canvas.findByText('Total, average price')).toBeVisible()
  },
}

export const Wallet: Story = {
  parameters: {
    portal: withRedemptions({ isVip: true, arrange: (fleet) => arrangeRedemptions(fleet, 'locqpay') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong pump')).toBeVisible()
    await expect(await canvas.findByText('Pump price')).toBeVisible()
  },
}

const showsVoided: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('Wrong pump')).toBeVisible()
}

export const Dark: Story = { play: showsVoided, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { play: showsVoided, globals: { width: 'narrow' } }

export const FiltersOpen: Story = {
  parameters: {
    portal: withRedemptions({ search: 'dispensedTo=vehicle&startDate=2026-01-01&endDate=2026-01-31' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
    await expect(await canvas.findByRole('combobox', { name: 'Station' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withRedemptions({ prepareWire: (wire) => void wire.hold(listRedemptions) }) },
}

export const NothingFound: Story = {
  parameters: { portal: withRedemptions({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withRedemptions({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing has been redeemed yet/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withRedemptions({ as: 'data-analyst', arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: {
    portal: withRedemptions({ prepareWire: (wire) => wire.breakAt(listRedemptions, 'before-tx') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** A connection with a new message every half second. */
const withMessages: RealtimeSource = {
  open({ onMessage }) {
    let count = 0
    const timer = setInterval(() => {
      count += 1
      onMessage({ type: 'redemption', count })
    }, 500)
    return () => clearInterval(timer)
  },
}

/** Later reads find three redemptions more than the first one. */
export const NewRedemptions: Story = {
  parameters: {
    portal: withRedemptions({
      provider: { realtime: withMessages },
      prepareWire: (wire) => {
        let added = 0
        wire.rewrite(listRedemptions, (answer) => {
          const changed = { ...answer, count: Number(answer['count']) + added }
          added = 3
          return changed
        })
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 3 new redemptions' })).toBeVisible()
  },
}

export const RedFlags: Story = {
  parameters: { portal: withRedemptions({ search: 'dialog=flags' }) },
  play: async ({ canvas }) => {
    const rule = await canvas.findByRole('checkbox', { name: 'Inactive driver or vehicle' })
    await expect(rule).toBeChecked()
    await expect(await canvas.findByText(/^Looked at \d+ redemptions?, back to /)).toBeVisible()
  },
}
