import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateView } from '../../foundation/ui/StateView.tsx'
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
