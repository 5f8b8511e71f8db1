import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CashInPanel } from './CashInPanel.tsx'
import { withMethod } from './cashInStory.ts'

const meta = {
  title: 'areas/cash-in/ControlledCashIn',
  component: CashInPanel,
  args: {
    fleetId: '',
    form: {
      defaultValues: { method: 'otc', bankCode: 'BDO', amount: 12_000_00 },
      lockedFields: ['method', 'bankCode', 'amount'],
    },
  },
  parameters: { portal: withMethod('card') },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'BDO Unibank' })).toBeChecked()
    await expect(canvas.getAllByText('This value is set for you. You cannot change it.')).toHaveLength(3)
  },
}

export const LockedDark: Story = { ...Locked, globals: { scheme: 'dark' } }

export const LockedNarrow: Story = { ...Locked, globals: { width: 'narrow' } }
