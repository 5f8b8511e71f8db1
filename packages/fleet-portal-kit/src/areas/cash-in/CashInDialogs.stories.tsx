import type { Meta, StoryObj } from '@storybook/react-vite'
import { confirmCard, createCashin } from 'api-client/contract/cashin'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { expect, waitFor, within } from 'storybook/test'
import { verifyCard } from '../../testing/arrangeCashins.ts'
import { CashInPanel } from './CashInPanel.tsx'
import { paidBy, withCard } from './cashInStory.ts'

// No scene of all stories: Storybook would mix it into each one's own.
const meta = {
  component: CashInPanel,
  args: { fleetId: '' },
} satisfies Meta<typeof CashInPanel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Prepare = NonNullable<Parameters<typeof paidBy>[1]>['prepareWire']

const asked: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'BDO Unibank' }))
  await userEvent.type(canvas.getByLabelText('Amount'), '12345.67')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('alertdialog')).toBeVisible()
}

const confirmed: Play = async (context) => {
  await asked(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: 'Get the reference number' }),
  )
}

const ends = (name: string): Play => {
  return async (context) => {
    await confirmed(context)
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  }
}

const on = (prepareWire: Prepare) => ({ portal: paidBy('otc', { prepareWire }) })

export const Question: Story = {
  parameters: { portal: paidBy('otc') },
  play: async (context) => {
    await asked(context)
    await expect(await context.canvas.findAllByText('₱12,365.67')).toHaveLength(2)
  },
}

export const QuestionDark: Story = { ...Question, globals: { scheme: 'dark' } }

export const QuestionNarrow: Story = { ...Question, globals: { width: 'narrow' } }

export const Sending: Story = {
  parameters: on((wire) => void wire.hold(createCashin)),
  play: async (context) => {
    await confirmed(context)
    const button = context.canvas.getByRole('button', { name: 'Get the reference number' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Checking: Story = {
  parameters: on((wire) => {
    wire.loseAnswer(createCashin)
    wire.hold(resolveIdempotencyKey)
  }),
  play: ends('Checking your cash-in'),
}

export const Lost: Story = {
  parameters: on((wire) => wire.loseRequest(createCashin)),
  play: ends('Cash in transaction failed'),
}

export const Declined: Story = {
  parameters: on((wire) => wire.answer(createCashin, { status: 'failed' })),
  play: ends('Cash in transaction failed'),
}

export const Unknown: Story = {
  parameters: on((wire) => {
    wire.loseAnswer(createCashin)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
  }),
  play: ends('We could not find out what happened'),
}

export const UnknownDark: Story = { ...Unknown, globals: { scheme: 'dark' } }

export const UnknownNarrow: Story = { ...Unknown, globals: { width: 'narrow' } }

const bankAsked: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /UnionBank/ }))
  await userEvent.type(canvas.getByLabelText('Amount'), '20000')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const NoPaymentPage: Story = {
  parameters: {
    portal: paidBy('online-banking', {
      prepareWire: (wire) => wire.answer(createCashin, { checkoutUrl: null }),
    }),
  },
  play: async (context) => {
    await bankAsked(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Go to payment' }))
    await expect(await context.canvas.findByText(/^The payment page could not be opened/)).toBeVisible()
  },
}

export const Leaving: Story = {
  parameters: { portal: paidBy('online-banking') },
  play: async (context) => {
    await bankAsked(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Go to payment' }))
    const name = 'Opening the payment page'
    await expect(await context.canvas.findByRole('alertdialog', { name })).toBeVisible()
  },
}

const saving: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save a card' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Save a card' }))
  // The focus comes a frame after the dialog, and would take the rest of the digits with it.
  await waitFor(() => expect(dialog.getByLabelText('Name on card')).toHaveFocus())
  await userEvent.type(await dialog.findByLabelText('Card number'), '3530 1113')
  await expect(await dialog.findByText('JCB')).toBeVisible()
}

export const SaveACard: Story = { parameters: { portal: withCard() }, play: saving }

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

const saved: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }))
}

export const CardOffered: Story = {
  parameters: { portal: paidBy('card', { state: verified }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Save this card?' })).toBeVisible()
  },
}

export const CardOfferedNarrow: Story = { ...CardOffered, globals: { width: 'narrow' } }

export const CardOfferedDark: Story = { ...CardOffered, globals: { scheme: 'dark' } }

export const CardNotAdded: Story = {
  parameters: { portal: paidBy('card', { state: verified }) },
  play: async (context) => {
    await saved(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Adding of card failed' })).toBeVisible()
  },
}

export const AddingCard: Story = {
  parameters: {
    portal: paidBy('card', { state: verified, prepareWire: (wire) => void wire.hold(confirmCard) }),
  },
  play: async (context) => {
    await saved(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Adding the card…' })).toBeVisible()
  },
}

export const CardAdded: Story = {
  parameters: {
    portal: paidBy('card', {
      state: async (fleet) => ({ ...verified, referenceNumber: await verifyCard(fleet) }),
    }),
  },
  play: async (context) => {
    await saved(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alertdialog', { name: 'Card added' })).toBeVisible()
  },
}
