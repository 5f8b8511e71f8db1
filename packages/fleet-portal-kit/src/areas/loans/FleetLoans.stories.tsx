import type { Meta, StoryObj } from '@storybook/react-vite'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import { expect, screen } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { testLoanTerms } from './loanTermsForTest.ts'
import { FleetLoans } from './FleetLoans.tsx'

const withLoans = (portal: StoryPortal = {}): StoryPortal => ({ type: 'locqpay', ...portal })

const meta = {
  component: FleetLoans,
  args: { fleetId: '', terms: testLoanTerms },
  parameters: { portal: withLoans() },
} satisfies Meta<typeof FleetLoans>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Contact number/), '09175550123')
  await userEvent.selectOptions(canvas.getByLabelText(/^Loan product/), 'truck-loan')
  await userEvent.selectOptions(canvas.getByLabelText(/^Region/), 'Visayas')
  await userEvent.selectOptions(canvas.getByLabelText(/^Branch/), 'Cebu City')
}

const send: Play = async (context) => {
  const { canvas, userEvent } = context
  await fill(context)
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue('Test')
    await expect(canvas.getByRole('button', { name: 'Send inquiry' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Another region clears the branch. */
export const OtherRegion: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.selectOptions(canvas.getByLabelText(/^Region/), 'Mindanao')
    await expect(await canvas.findByText(/^Cebu City is not in Mindanao/)).toBeVisible()
  },
}

export const InvalidFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^First name/))
    await userEvent.type(canvas.getByLabelText(/^Email/), '@')
    await userEvent.type(canvas.getByLabelText(/^Contact number/), '0917')
    await userEvent.tab()
    await expect(await canvas.findByText('This field is not a valid email')).toBeVisible()
    await expect(await canvas.findByText('Please enter a valid mobile number.')).toBeVisible()
  },
}

export const Sent: Story = {
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('Your inquiry was sent')).toBeVisible()
    await expect(await context.canvas.findByText(/^lon_/)).toBeVisible()
  },
}

export const Notice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Read the notice of Sample/ }))
    await expect(await screen.findByRole('dialog', { name: 'Privacy notice of the lender' })).toBeVisible()
  },
}

export const RefusedInquiry: Story = {
  parameters: { portal: withLoans({ prepareWire: (wire) => wire.refuse(createLoanInquiry, 'BadRequest') }) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Some of this is not valid')
  },
}

/** A lender with a long name, one branch, and an external privacy notice. */
export const OwnTerms: Story = {
  args: {
    terms: {
      lender: 'Kapisanan ng mga Nagpapautang sa Transportasyon at Lohistika ng Pilipinas, Incorporated',
      branches: [
        { label: 'Sangay ng Lungsod ng Cagayan de Oro sa Abenida Velez', value: 'cdo-1', region: 'Mindanao' },
      ],
      privacy: { lender: { url: 'https://lender.example/privacy' }, product: { text: 'As it is.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Read the notice of Kapisanan/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(/^Region/), 'Visayas')
    await expect(await canvas.findByText(/^There is no branch in Visayas/)).toBeVisible()
  },
}

export const NotSetUp: Story = {
  args: { terms: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vehicle financing is not available yet')).toBeVisible()
  },
}

export const Dark: Story = { ...OtherRegion, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...OtherRegion, globals: { width: 'narrow' } }

export const NarrowSent: Story = { ...Sent, globals: { width: 'narrow' } }

export const Deactivated: Story = {
  parameters: { portal: withLoans({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^This fleet is deactivated/))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withLoans({ prepareWire: (wire) => void wire.hold(getFleet) }) },
}

export const Refused: Story = {
  parameters: { portal: withLoans({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withLoans({ prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** The inquiry before the next one, kept in this browser. */
export const LastInquiry: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await send(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another inquiry' }))
    await expect(await canvas.findByRole('region', { name: 'Your last inquiry' })).toBeVisible()
  },
}

export const LastInquiryNarrow: Story = { ...LastInquiry, globals: { width: 'narrow', scheme: 'dark' } }
