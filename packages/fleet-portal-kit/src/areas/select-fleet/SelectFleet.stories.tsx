import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { expect, waitFor } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { SelectFleet } from './SelectFleet.tsx'

const meta = {
  component: SelectFleet,
  parameters: {
    portal: {
      businessName: 'Bayani Logistics Corporation',
      arrange: async ({ sibling }) => {
        await sibling({ businessName: 'Sampaguita Foods Distribution Inc.', type: 'locqpay' })
        await sibling({ businessName: 'Peñafrancia Bus Lines', type: 'locqpay-manual-po-credit' })
        await sibling({ businessName: 'Amihan Couriers', isDeactivated: true })
      },
    } satisfies StoryPortal,
  },
} satisfies Meta<typeof SelectFleet>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amihan Couriers')).toBeVisible()
    await expect(canvas.getByText('Deactivated')).toBeVisible()
  },
}
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }
/** Nine fleets or more show a search box. Enter selects the first match. */
export const Many: Story = {
  parameters: {
    portal: {
      businessName: 'Bayani Logistics Corporation',
      arrange: async ({ sibling }) => {
        for (const name of [
          'Amihan',
          'Dagat',
          'Habagat',
          'Kalesa',
          'Luntian',
          'Mabuhay',
          'Peñafrancia',
          'Tala',
        ]) {
          await sibling({ businessName: `${name} Transport and General Hauling Services Cooperative` })
        }
      },
    } satisfies StoryPortal,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search fleets'), 'pena')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  },
}

export const Loading: Story = {
  parameters: { portal: { prepareWire: (wire) => void wire.hold(listFleets) } satisfies StoryPortal },
}
export const FailedLoad: Story = {
  parameters: {
    portal: { prepareWire: (wire) => wire.breakAt(listFleets, 'before-tx') } satisfies StoryPortal,
  },
}
