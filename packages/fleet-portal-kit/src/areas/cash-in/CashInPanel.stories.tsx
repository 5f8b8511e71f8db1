import type { Meta, StoryObj } from '@storybook/react-vite'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { listBanks } from 'fleet-portal-api-client/contract/cashin'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { expect } from 'storybook/test'
import { createStaticFlags } from '../../provider/flagSource.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { CashInPanel } from './CashInPanel.tsx'
import { withMethod, payments, withCard } from './cashInStory.ts'

// The meta has no portal parameters, because Storybook would merge them into those of each story.
const meta = {
  component: CashInPanel,
  args: { fleetId: '' },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { portal: withCard() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa ending in 1881' })).toBeChecked()
    await userEvent.type(canvas.getByLabelText('Amount'), '25000')
    await expect((await canvas.findAllByText('₱25,000.00'))[0]).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const NewCard: Story = {
  parameters: { portal: withMethod('card') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '5555 5555')
    await expect(await canvas.findAllByText('Mastercard')).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('Expiry date'), '1024')
    await userEvent.type(canvas.getByLabelText('Amount'), '99.99')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Card number you enter is incorrect')).toBeVisible()
    await expect(canvas.getByText('Minimum amount is ₱100.00')).toBeVisible()
  },
}

export const NewCardDark: Story = { ...NewCard, globals: { scheme: 'dark' } }

export const NewCardNarrow: Story = { ...NewCard, globals: { width: 'narrow' } }

export const CardNotAvailable: Story = {
  parameters: { portal: withMethod('card', { provider: { payments: {} } }) },
  play: async ({ canvas }) => {
    const [note] = await canvas.findAllByText(/^Card payments are not available/)
    await expect(note).toBeVisible()
  },
}

export const OnlySavedCards: Story = {
  parameters: { portal: withCard({ provider: { payments: {} } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can only pay with a saved card/)).toBeVisible()
  },
}

export const OnlineBanking: Story = {
  parameters: {
    portal: withMethod('online-banking', { provider: { flags: createStaticFlags({ CASHIN_BPI: true }) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Rizal/ }))
    await userEvent.type(canvas.getByLabelText('Amount'), '60000')
    await expect(await canvas.findByText('Maximum amount for selected bank is ₱50,000.00')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Maybank/ })).toBeDisabled()
  },
}

export const OnlineBankingDark: Story = { ...OnlineBanking, globals: { scheme: 'dark' } }

export const OverTheCounter: Story = {
  parameters: { portal: withMethod('otc') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'BDO Unibank' }))
    await userEvent.type(canvas.getByLabelText('Amount'), '499999.99')
    await expect(await canvas.findByText('₱500,019.99')).toBeVisible()
  },
}

export const OverTheCounterNarrow: Story = { ...OverTheCounter, globals: { width: 'narrow' } }

export const OtcDisabled: Story = {
  parameters: {
    portal: withMethod('otc', { provider: { flags: createStaticFlags({ CASHIN_DRAGONPAY: false }) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Instructions and form/ })).toBeVisible()
  },
}

export const BpiDisabled: Story = {
  parameters: {
    portal: withMethod('online-banking', { provider: { flags: createStaticFlags({ CASHIN_BPI: false }) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At the moment you pay with BPI through a form.')).toBeVisible()
  },
}

export const NoMatchingBank: Story = {
  parameters: { portal: withMethod('online-banking') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search banks'), 'Bank of the Moon')
    await expect(await canvas.findByText('No bank matches Bank of the Moon.')).toBeVisible()
  },
}

const arrangePoints =
  (points: number) =>
  ({ fleetId, operate }: TestFleet) =>
    operate('points', { fleetId, points })

export const Points: Story = {
  parameters: { portal: withMethod('vip-locqpay', { isVip: true, arrange: arrangePoints(12_345) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all' }))
    await expect(await canvas.findByText('₱12,345.00')).toBeVisible()
  },
}

export const PointsDark: Story = { ...Points, globals: { scheme: 'dark' } }

export const TooFewPoints: Story = {
  parameters: { portal: withMethod('vip-locqpay', { isVip: true, arrange: arrangePoints(400) }) },
  play: async ({ canvas }) => {
    const [missing] = await canvas.findAllByText('You need 600 more points to redeem points.')
    await expect(missing).toBeVisible()
  },
}

export const NoPointsAccount: Story = {
  parameters: { portal: withMethod('vip-locqpay', { isVip: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This fleet has no VIP Biz Account yet/)).toBeVisible()
  },
}

export const ManualDeposit: Story = {
  parameters: { portal: withMethod('manual-bank-deposit') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Php 50.00 is deducted from the cash-in amount.')).toBeVisible()
    await expect(canvas.getAllByText(/^Sample Bank/)).toHaveLength(3)
  },
}

export const ManualDepositDark: Story = { ...ManualDeposit, globals: { scheme: 'dark' } }

export const ManualDepositNarrow: Story = { ...ManualDeposit, globals: { width: 'narrow' } }

/** Long names in a narrow column. */
export const LongNames: Story = {
  parameters: {
    portal: withMethod('manual-bank-deposit', {
      provider: {
        payments: {
          ...payments,
          depositAccounts: [
            {
              bank: 'Sample Metropolitan Development and Rural Savings Bank of the Southern Philippines',
              accountName: 'SAMPLEPETROLEUMANDLUBRICANTSDISTRIBUTIONCORPORATIONOFLUZON',
              accountNumber: '0000-0000-0000-0000-0000',
            },
          ],
        },
      },
    }),
  },
  globals: { width: 'narrow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sample Metropolitan/)).toBeVisible()
  },
}

/** Stores a draft in the tab, as the form does before a reload. */
async function storeDraft({ fleetId, arrange }: TestFleet) {
  const { userId } = await arrange(getCurrentUser, {})
  const value = { amount: 15_000_50, banks: { otc: 'BDO' } }
  const stored = { at: Date.now() - 12 * 60_000, value }
  sessionStorage.setItem(`fleet-portal:work:cash-in:${fleetId}:${userId}`, JSON.stringify(stored))
}

export const RestoredDraft: Story = {
  parameters: { portal: withMethod('otc', { arrange: storeDraft }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your input from .* was restored\.$/)).toBeVisible()
    await expect(await canvas.findByLabelText('Amount')).toHaveValue('15,000.50')
    await expect(await canvas.findByRole('radio', { name: 'BDO Unibank' })).toBeChecked()
  },
}

export const ViewOnly: Story = {
  parameters: { portal: withCard({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText('Your role can view this page, but not cash in.')
    await expect(reason).toBeInTheDocument()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withCard({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(/This fleet is deactivated/)
    await expect(reason).toBeInTheDocument()
  },
}

export const NoAccess: Story = {
  parameters: { portal: withCard({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withMethod('online-banking', { prepareWire: (wire) => void wire.hold(listBanks) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cash-in')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withCard({ prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

export const BanksFailedToLoad: Story = {
  parameters: {
    portal: withMethod('online-banking', { prepareWire: (wire) => wire.breakAt(listBanks, 'before-tx') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
