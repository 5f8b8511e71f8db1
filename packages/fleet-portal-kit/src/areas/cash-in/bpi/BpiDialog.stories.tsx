import type { Meta, StoryObj } from '@storybook/react-vite'
import { listBpiAccounts, processBpiPayment } from 'fleet-portal-api-client/contract/cashin'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { expect } from 'storybook/test'
import { bankVisit } from '../../../testing/arrangeCashins.ts'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { CashInPanel } from '../CashInPanel.tsx'
import { withMethod } from '../cashInStory.ts'

const atBpi = (portal: StoryPortal = {}) =>
  withMethod('online-banking', { state: (fleet) => bankVisit(fleet), ...portal })

const meta = {
  component: CashInPanel,
  args: { fleetId: '' },
  parameters: { portal: atBpi() },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const prompt = 'Enter the 6-digit code sent to your mobile number'

const selectAccount: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Checking/ }))
}

const enterCode: Play = async (context) => {
  const { canvas, userEvent } = context
  await selectAccount(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.type(await canvas.findByLabelText(prompt), '000000')
}

export const Accounts: Story = {
  play: async (context) => {
    await selectAccount(context)
    await expect(context.canvas.getByRole('radio', { name: /Checking/ })).toBeChecked()
  },
}

export const AccountsDark: Story = { ...Accounts, globals: { scheme: 'dark' } }

export const AccountsNarrow: Story = { ...Accounts, globals: { width: 'narrow' } }

export const AccountsFailedToLoad: Story = {
  parameters: { portal: atBpi({ prepareWire: (wire) => wire.breakAt(listBpiAccounts, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Click to retry' })).toBeVisible()
  },
}

export const Code: Story = {
  play: async (context) => {
    await enterCode(context)
    await expect(context.canvas.getByLabelText(prompt)).toHaveValue('000000')
  },
}

export const CodeDark: Story = { ...Code, globals: { scheme: 'dark' } }

export const CodeNarrow: Story = { ...Code, globals: { width: 'narrow' } }

export const WrongCode: Story = {
  play: async (context) => {
    await enterCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pay now' }))
    await expect(await context.canvas.findByText('This code is not right.')).toBeVisible()
  },
}

export const CancelConfirmation: Story = {
  play: async (context) => {
    await enterCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }))
    const name = 'Cancel this payment?'
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  },
}

export const OutcomeLookup: Story = {
  parameters: {
    portal: atBpi({
      prepareWire: (wire) => {
        wire.loseAnswer(processBpiPayment)
        wire.hold(resolveIdempotencyKey)
      },
    }),
  },
  play: async (context) => {
    await enterCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pay now' }))
    const name = 'Checking your payment'
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: {
    portal: atBpi({
      state: async (fleet) => {
        const visit = await bankVisit(fleet)
        await fleet.deactivate()
        return visit
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet is deactivated/)).toBeVisible()
    await expect(await canvas.findByText('Cash-in pending')).toBeVisible()
  },
}
