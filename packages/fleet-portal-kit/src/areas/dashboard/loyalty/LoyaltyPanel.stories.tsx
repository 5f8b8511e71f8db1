import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import { expect, within } from 'storybook/test'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { addMember, givePoints } from '../dashboardScene.ts'
import { LoyaltyPanel } from './LoyaltyPanel.tsx'

const vip = (portal: StoryPortal = {}): StoryPortal => ({ isVip: true, ...portal })

const meta = {
  component: LoyaltyPanel,
  args: { fleetId: '' },
  parameters: { portal: vip() },
} satisfies Meta<typeof LoyaltyPanel>
export default meta

type Story = StoryObj<typeof meta>

export const NotLinked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Mobile number/)).toBeVisible()
  },
}

export const NotLinkedNarrow: Story = { ...NotLinked, globals: { width: 'narrow' } }

export const ConfirmedAndRejected: Story = {
  parameters: { portal: vip({ prepareWire: (wire) => wire.refuse(linkLoyalty, 'L1001') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Mobile number/), '9171234567{Enter}')
    const dialog = await canvas.findByRole('alertdialog', { name: 'Link this account?' })
    await expect(dialog).toHaveTextContent('+639171234567')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Link account' }))
    await expect(
      await canvas.findByText('This VIP Biz Account is already connected to a PLB Account'),
    ).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { portal: vip({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Mobile number/)).toBeDisabled()
  },
}

const linked = (points: number) => async (fleet: TestFleet) => {
  await addMember(fleet, true)
  await givePoints(fleet, points)
}

export const Linked: Story = {
  parameters: { portal: vip({ arrange: linked(1_250_300) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,250,300 points')).toBeVisible()
  },
}

export const TooFewPoints: Story = {
  globals: { scheme: 'dark' },
  parameters: { portal: vip({ arrange: linked(640) }) },
  play: async ({ canvas }) => {
    const redeem = await canvas.findByRole('button', { name: 'Redeem' })
    await expect(redeem).toHaveAccessibleDescription(/^360 more points are needed/)
  },
}
