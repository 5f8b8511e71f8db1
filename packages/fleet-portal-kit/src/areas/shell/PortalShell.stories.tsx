import type { Meta, StoryObj } from '@storybook/react-vite'
import { getFleet } from 'api-client/contract/fleets'
import { expect } from 'storybook/test'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { RealtimeSource } from '../../provider/realtime.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const inPortal = (portal: StoryPortal) => ({ portal })

const meta = {
  component: PortalShell,
  args: {
    area: 'drivers',
    termsUrl: 'https://example.ph/terms',
    children: () => <StateView tone="empty" title="The area" detail="Here an area is drawn." />,
  },
  parameters: inPortal({ businessName: 'Bayani Logistics Corporation' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bayani Logistics Corporation')).toBeVisible()
  },
} satisfies Meta<typeof PortalShell>
export default meta

type Story = StoryObj<typeof meta>

export const HedgingAdmin: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WalletAdmin: Story = {
  parameters: inPortal({ businessName: 'Bayani Logistics Corporation', type: 'locqpay' }),
}
export const DataAnalyst: Story = {
  parameters: inPortal({ businessName: 'Bayani Logistics Corporation', as: 'data-analyst' }),
}

export const RefusedArea: Story = {
  args: { area: 'user-access' },
  parameters: inPortal({ businessName: 'Bayani Logistics Corporation', as: 'data-analyst' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: inPortal({ businessName: 'Amihan Couriers', isDeactivated: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeInTheDocument()
  },
}

export const ProfileMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }))
    await expect(await canvas.findByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
}

/** A connection on which a report has just become ready. */
const withMessage: RealtimeSource = {
  open({ onMessage }) {
    onMessage({ type: 'report', reportId: 'rep_1', status: 'success' })
    return () => {}
  },
}

export const News: Story = {
  parameters: inPortal({
    businessName: 'Bayani Logistics Corporation',
    arrange: async ({ announce }) => {
      for (const subject of ['Prices go down on Tuesday', 'Stations of Cebu are open again']) {
        await announce(subject)
      }
    },
    provider: { realtime: withMessage },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Downloads, something new' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Inbox, \d+ unread$/ })).toBeVisible()
  },
}

export const LongName: Story = {
  parameters: inPortal({
    businessName:
      'Sampaguita Foods Distribution, Cold Chain Warehousing and Refrigerated Trucking Services of Northern Mindanao and the Visayas Incorporated',
    isDeactivated: true,
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Deactivated')).toBeVisible()
  },
}

export const NothingToOpen: Story = {
  args: { area: 'landing' },
  parameters: inPortal({
    businessName: 'Bayani Logistics Corporation',
    provider: { flags: { get: () => false, subscribe: () => () => {} } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to open yet' })).toBeVisible()
  },
}

export const FailedStart: Story = {
  parameters: inPortal({ prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops' })).toBeVisible()
  },
}
