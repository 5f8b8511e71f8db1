import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { ImportDrivers } from './ImportDrivers.tsx'

/** The import in a page of a partner's own, without a list. */
const meta = {
  title: 'areas/drivers/ImportDrivers',
  component: ImportDrivers,
  args: { fleetId: '', onClose: fn() },
} satisfies Meta<typeof ImportDrivers>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Import Drivers' })).toBeVisible()
    await expect(await canvas.findByText(/Drop a .csv file here/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: { as: 'data-analyst' } satisfies StoryPortal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const OfADeactivatedFleet: Story = {
  parameters: { portal: { isDeactivated: true } satisfies StoryPortal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet is deactivated/)).toBeVisible()
  },
}
