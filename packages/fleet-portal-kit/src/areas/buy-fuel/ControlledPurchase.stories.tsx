import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuyFuel } from './BuyFuel.tsx'
import { withMoney } from './buyFuelStory.ts'

const meta = {
  title: 'areas/buy-fuel/ControlledPurchase',
  component: BuyFuel,
  args: {
    fleetId: '',
    form: {
      defaultValues: { product: 'diesel', literVolume: 500_000 },
      lockedFields: ['product', 'literVolume'],
    },
  },
  parameters: { portal: withMoney({ search: '' }) },
} satisfies Meta<typeof BuyFuel>
export default meta

type Story = StoryObj<typeof meta>

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Liters')).toHaveValue('500')
    await expect(canvas.getAllByText('This value is set for you. You cannot change it.')).toHaveLength(2)
  },
}

export const LockedDark: Story = { ...Locked, globals: { scheme: 'dark' } }

export const LockedNarrow: Story = { ...Locked, globals: { width: 'narrow' } }

/** The summary shows what the hidden fields contain. */
export const Hidden: Story = {
  args: {
    form: {
      defaultValues: { product: 'diesel', literVolume: 500_000 },
      hiddenFields: ['product', 'literVolume', 'amount'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 L')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
