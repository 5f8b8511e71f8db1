import type { Meta, StoryObj } from '@storybook/react-vite'
import { confirmCard, createCashin } from 'fleet-portal-api-client/contract/cashin'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { expect, waitFor, within } from 'storybook/test'
import { verifyCard } from '../../testing/arrangeCashins.ts'
import { CashInPanel } from './CashInPanel.tsx'
import { withMethod, withCard } from './cashInStory.ts'

// The meta has no portal parameters, because Storybook would merge them into those of each story.
const meta = {
  component: CashInPanel,
  args: { fleetId: '' },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Prepare = NonNullable<Parameters<typeof withMethod>[1]>['prepareWire']

const openConfirmation: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'BDO Unibank' }))
  await userEvent.type(canvas.getByLabelText('Amount'), '12345.67')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('alertdialog')).toBeVisible()
}

const confirmCashIn: Play = async (context) => {
  await openConfirmation(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: 'Get the reference number' }),
  )
}

const endsWithDialog = (name: string): Play => {
  return async (context) => {
    await confirmCashIn(context)
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  }
}

const otcPortal = (prepareWire: Prepare) => ({ portal: withMethod('otc', { prepareWire }) })

export const Confirmation: Story = {
  parameters: { portal: withMethod('otc') },
  play: async (context) => {
    await openConfirmation(context)
    await expect(await context.canvas.findAllByText('₱12,365.67')).toHaveLength(2)
  },
}

export const ConfirmationDark: Story = { ...Confirmation, globals: { scheme: 'dark' } }

export const ConfirmationNarrow: Story = { ...Confirmation, globals: { width: 'narrow' } }

export const Sending: Story = {
  parameters: otcPortal((wire) => void wire.hold(createCashin)),
  play: async (context) => {
    await confirmCashIn(context)
    const button = context.canvas.getByRole('button', { name: 'Get the reference number' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const OutcomeLookup: Story = {
  parameters: otcPortal((wire) => {
    wire.loseAnswer(createCashin)
    wire.hold(resolveIdempotencyKey)
  }),
  play: endsWithDialog('Checking your cash-in'),
}

export const NotApplied: Story = {
  parameters: otcPortal((wire) => wire.loseRequest(createCashin)),
  play: endsWithDialog('Cash in transaction failed'),
}

export const Declined: Story = {
  parameters: otcPortal((wire) => wire.answer(createCashin, { status: 'failed' })),
  play: endsWithDialog('Cash in transaction failed'),
}

export const OutcomeUnknown: Story = {
  parameters: otcPortal((wire) => {
    wire.loseAnswer(createCashin)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
  }),
  play: endsWithDialog('We could not find out what happened'),
}

export const OutcomeUnknownDark: Story = { ...OutcomeUnknown, globals: { scheme: 'dark' } }

export const OutcomeUnknownNarrow: Story = { ...OutcomeUnknown, globals: { width: 'narrow' } }

const openBankConfirmation: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /UnionBank/ }))
  await userEvent.type(canvas.getByLabelText('Amount'), '20000')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const NoPaymentPage: Story = {
  parameters: {
    portal: withMethod('online-banking', {
      prepareWire: (wire) => wire.answer(createCashin, { checkoutUrl: null }),
    }),
  },
  play: async (context) => {
    await openBankConfirmation(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Go to payment' }))
    await expect(await context.canvas.findByText(/^The payment page could not be opened/)).toBeVisible()
  },
}

export const OpeningPaymentPage: Story = {
  parameters: { portal: withMethod('online-banking') },
  play: async (context) => {
    await openBankConfirmation(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Go to payment' }))
    const name = 'Opening the payment page'
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  },
}

const fillCard: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save a card' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Save a card' }))
  // The dialog moves the focus one frame after it opens. Typing earlier would put digits into another field.
  await waitFor(() => expect(dialog.getByLabelText('Name on card')).toHaveFocus())
  await userEvent.type(await dialog.findByLabelText('Card number'), '3530 1113')
  await expect(await dialog.findByText('JCB')).toBeVisible()
}

export const SaveACard: Story = { parameters: { portal: withCard() }, play: fillCard }

export const SaveACardDark: Story = { ...SaveACard, globals: { scheme: 'dark' } }

export const SaveACardNarrow: Story = { ...SaveACard, globals: { width: 'narrow' } }

export const RemoveACard: Story = {
  parameters: { portal: withCard() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Visa ending in 1881' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Remove this card?' })).toBeVisible()
  },
}

const verified = { cashInStatus: 'success', referenceNumber: 'CARD-1' }

const confirmSaving: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }))
}

export const CardOffered: Story = {
  parameters: { portal: withMethod('card', { state: verified }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Save this card?' })).toBeVisible()
  },
}

export const CardOfferedNarrow: Story = { ...CardOffered, globals: { width: 'narrow' } }

export const CardOfferedDark: Story = { ...CardOffered, globals: { scheme: 'dark' } }

export const CardNotAdded: Story = {
  parameters: { portal: withMethod('card', { state: verified }) },
  play: async (context) => {
    await confirmSaving(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
  },
}

export const AddingCard: Story = {
  parameters: {
    portal: withMethod('card', { state: verified, prepareWire: (wire) => void wire.hold(confirmCard) }),
  },
  play: async (context) => {
    await confirmSaving(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Adding the card…' })).toBeVisible()
  },
}

export const CardAdded: Story = {
  parameters: {
    portal: withMethod('card', {
      state: async (fleet) => ({ ...verified, referenceNumber: await verifyCard(fleet) }),
    }),
  },
  play: async (context) => {
    await confirmSaving(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Card added' })).toBeVisible()
  },
}
