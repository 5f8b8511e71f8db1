import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFleetCards, updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { expect, screen, within } from 'storybook/test'
import { arrangeCards } from '../../testing/cardScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { EditFleetCard } from './EditFleetCard.tsx'
import { editCardDestination } from './cardNavigation.ts'

/** The navigation state with the first card that matches. */
const stateWithCard =
  (isMatch: (card: FleetCard) => boolean) =>
  async ({ fleetId, arrange }: TestFleet) => {
    const { fuelCards } = await arrange(listFleetCards, { fleetId, perPage: 50 })
    const card = fuelCards.find(isMatch)
    return card && editCardDestination(card, fleetId, '').state
  }

const withCard = (portal: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  arrange: arrangeCards,
  state: stateWithCard(({ fuelCardType }) => fuelCardType === 'driver-vehicle-specific'),
  ...portal,
})

const meta = {
  component: EditFleetCard,
  args: { fleetId: '' },
  parameters: { portal: withCard() },
} satisfies Meta<typeof EditFleetCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('José Peñaflor')).toBeVisible()
    await expect(canvas.getByLabelText(/^LocqPay limit per month/)).toHaveValue('50,000')
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

/** With the driver the card type is locked too, and with a limit its checkbox is hidden. */
export const LockedFields: Story = {
  args: { form: { lockedFields: ['driverId', 'locqpayLimit', 'products'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^LocqPay limit per month/)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('checkbox', { name: 'No LocqPay limit' })).toBeNull()
  },
}

export const NoLimits: Story = {
  parameters: {
    portal: withCard({
      state: stateWithCard(({ fuelCardType, status }) => fuelCardType === 'any' && status === 'active'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByDisplayValue('No limit')).toHaveLength(2)
    await expect(canvas.getAllByDisplayValue('Any')).toHaveLength(2)
  },
}

/** Another card type names the values that it clears. The confirmation shows each value before and after. */
export const SaveChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Card type/), 'Any driver any vehicle')
    await expect(canvas.getByText(/Saving removes José Peñaflor and NAB1234/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No LocqPay limit' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('No limit')).toBeVisible()
  },
}

export const InvalidFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^LocqPay limit per month/))
    for (const name of ['Diesel', 'Lubes']) await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.tab()
    await expect(canvas.getByText('This field is required.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save details' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const NotActive: Story = {
  parameters: { portal: withCard({ state: stateWithCard(({ status }) => status === 'deactivated') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Activate it in the list before you edit it/)).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withCard({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(/This fleet is deactivated/)
    await expect(reason).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withCard({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const SaveFails: Story = {
  parameters: {
    portal: withCard({ prepareWire: (wire) => wire.refuse(updateFleetCard, 'IllegalTransition') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Remarks/), 'Reliever card')
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }))
    await expect(await canvas.findByText(/This has changed in the meantime/)).toBeVisible()
  },
}
