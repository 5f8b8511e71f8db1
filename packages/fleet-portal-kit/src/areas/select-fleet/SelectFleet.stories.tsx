import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFleets } from 'api-client/contract/fleets'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { SelectFleet } from './SelectFleet.tsx'

const inPortal = (portal: StoryPortal) => ({ portal })

const meta = {
  component: SelectFleet,
  parameters: inPortal({
    businessName: 'Bayani Logistics Corporation',
    arrange: async ({ sibling }) => {
      await sibling({ businessName: 'Sampaguita Foods Distribution Inc.', type: 'locqpay' })
      await sibling({ businessName: 'Peñafrancia Bus Lines', type: 'locqpay-manual-po-credit' })
      await sibling({ businessName: 'Amihan Couriers', isDeactivated: true })
    },
  }),
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
export const Loading: Story = { parameters: inPortal({ prepareWire: (wire) => void wire.hold(listFleets) }) }
export const FailedLoad: Story = {
  parameters: inPortal({ prepareWire: (wire) => wire.breakAt(listFleets, 'before-tx') }),
}
