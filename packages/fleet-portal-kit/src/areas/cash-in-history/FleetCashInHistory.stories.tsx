import type { Meta, StoryObj } from '@storybook/react-vite'
import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { expect } from 'storybook/test'
import { arrangeCashins } from '../../testing/arrangeCashins.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetCashInHistory } from './FleetCashInHistory.tsx'

const withCashins = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  arrange: arrangeCashins,
  ...portal,
})

const meta = {
  component: FleetCashInHistory,
  args: { fleetId: '' },
  parameters: { portal: withCashins() },
} satisfies Meta<typeof FleetCashInHistory>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱20,000.00')).toBeVisible()
    await expect(canvas.getAllByText('Pending')).toHaveLength(2)
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** The copy buttons of two lines are as high as a finger, and do not overlap. */
export const Narrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Copy: Reference number/ })
    const [second] = canvas.getAllByRole('button', { name: /^Copy: Cash-In ID/ })
    const [above, below] = [first, second].map((button) => (button as HTMLElement).getBoundingClientRect())
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThan(-2)
    for (const button of [above, below]) await expect(button?.height).toBe(44)
  },
}

export const Continues: Story = {
  play: async ({ canvas, userEvent }) => {
    // The newest payment is made over the counter, the one before on a page of the bank.
    const [, menu] = await canvas.findAllByRole('button', { name: /^Actions for CI-/ })
    await userEvent.click(menu as HTMLElement)
    await expect(await canvas.findByRole('menuitem', { name: 'Continue' })).toBeVisible()
  },
}

export const Channels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Withholding tax refund' })).toBeVisible()
  },
}

export const Deactivated: Story = {
  parameters: { portal: withCashins({ isDeactivated: true }) },
  play: Default.play,
}

export const Empty: Story = {
  parameters: { portal: withCashins({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no cash-ins yet/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withCashins({ search: 'startDate=2020-05-12&endDate=2020-05-13' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withCashins({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withCashins({ prepareWire: (wire) => wire.breakAt(listCashins, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** The receipt of a cash-in, to print or to save. */
export const Receipt: Story = {
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for CI-/ })
    await userEvent.click(menu as HTMLElement)
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: /^(Receipt|Payment slip|Print or save)$/ }),
    )
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

export const ReceiptNarrow: Story = { ...Receipt, globals: { width: 'narrow', scheme: 'dark' } }
