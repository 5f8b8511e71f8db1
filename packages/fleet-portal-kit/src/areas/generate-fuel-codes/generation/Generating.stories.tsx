import type { Meta, StoryObj } from '@storybook/react-vite'
import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { expect, waitFor, within } from 'storybook/test'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
import { addDriver, addVehicle, buyLitres, enoughMoney } from '../../../testing/fuelScene.ts'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { GenerateFuelCodes } from '../GenerateFuelCodes.tsx'
import { storeDrafts } from '../drafts/storeDraftsForTest.ts'

const longName = ['Ma. Consolacion Bernardita', "D'Angelo-Macaraeg de los Santos"] as const

/** Stores four drafts: for any driver, for a driver by SMS, for a driver and a vehicle, and for a vehicle. */
async function arrangeDrafts(fleet: TestFleet, ...more: Partial<CodeValues>[]) {
  await buyLitres(fleet, 'diesel', 1500)
  await buyLitres(fleet, 'gas91', 400.5)
  const mobileNumber = '09171234567'
  const driver = { value: await addDriver(fleet, ...longName), label: longName.join(' '), mobileNumber }
  const vehicle = { value: await addVehicle(fleet), label: 'NAB1234', detail: 'Isuzu Elf' }
  await storeDrafts(
    fleet,
    { isOneTime: true },
    { fuelCodeType: 'driver-specific', driver, sendSms: true, saveTemplate: true },
    {
      fuelCodeType: 'driver-vehicle-specific',
      driver,
      vehicle,
      literVolume: 125_125,
      durationDays: '30',
      sendSms: true,
      mobileNumber: '09991234567',
      autoRenew: true,
    },
    { fuelCodeType: 'vehicle-specific', vehicle, productCode: 'gas91', literVolume: 30_500 },
    ...more,
  )
  return { driverId: driver.value, vehicleId: vehicle.value }
}

const withDrafts = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: arrangeDrafts,
  funds: enoughMoney,
  ...portal,
})

/** Generating codes from drafts, with every outcome. */
const meta = {
  component: GenerateFuelCodes,
  args: { fleetId: '' },
  parameters: { portal: withDrafts() },
} satisfies Meta<typeof GenerateFuelCodes>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const confirmCodes: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
  const dialog = within(await canvas.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Generate \d/ }))
}

export const RestoredDrafts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^4 drafts from/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit code 4' })).toBeVisible()
  },
}

export const Dark: Story = { ...RestoredDrafts, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...RestoredDrafts, globals: { width: 'narrow' } }

export const OverTheBalance: Story = {
  parameters: {
    portal: withDrafts({ arrange: (fleet) => arrangeDrafts(fleet, { literVolume: 2_000_000 }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('745.125 L more than your balance')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/Some codes need more liters than your balance/)).toBeVisible()
  },
}

export const RejectedForBalance: Story = {
  ...OverTheBalance,
  play: async (context) => {
    await confirmCodes(context)
    await expect(await context.canvas.findByText(/There is not enough fuel in your balance/)).toBeVisible()
  },
}

export const OverTwoHundredLitres: Story = {
  parameters: { portal: withDrafts({ search: 'dialog=edit:draft-2' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText('Volume'), '{Home}9')
    await expect(await dialog.findByText(/Not possible above 200 L/)).toBeVisible()
  },
}

/** The form requires a mobile number because the driver has none. */
export const DriverWithoutMobileNumber: Story = {
  parameters: {
    portal: withDrafts({
      arrange: async (fleet) => {
        const driver = { value: await addDriver(fleet), label: 'José Peñaflor' }
        await storeDrafts(fleet, { fuelCodeType: 'driver-specific', driver, sendSms: true })
      },
      search: 'dialog=edit:draft-0',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We do not know a mobile number of the driver/)).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { portal: withDrafts({ prepareWire: (wire) => void wire.hold(createFuelCodes) }) },
  play: async (context) => {
    await confirmCodes(context)
    const button = await context.canvas.findByRole('button', { name: /^Generate 4/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Checking: Story = {
  parameters: {
    portal: withDrafts({
      prepareWire: (wire) => {
        wire.loseAnswer(createFuelCodes)
        wire.hold(resolveIdempotencyKey)
      },
    }),
  },
  play: async (context) => {
    await confirmCodes(context)
    await expect(await context.canvas.findByText(/Checking the result/)).toBeVisible()
  },
}

export const OutcomeUnknown: Story = {
  parameters: {
    portal: withDrafts({
      prepareWire: (wire) => {
        wire.loseAnswer(createFuelCodes)
        wire.refuse(resolveIdempotencyKey, 'NotImplemented')
      },
    }),
  },
  play: async (context) => {
    await confirmCodes(context)
    await expect(
      await context.canvas.findByText('We do not know whether the codes were generated'),
    ).toBeVisible()
  },
}

export const OutcomeUnknownInList: Story = {
  ...OutcomeUnknown,
  play: async (context) => {
    await OutcomeUnknown.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }))
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

export const Generated: Story = {
  play: async (context) => {
    await confirmCodes(context)
    const list = await context.canvas.findByRole('list', { name: 'Generated codes' })
    await expect(list).toHaveTextContent('SMS to 09171234567, 09991234567')
  },
}

export const NarrowGenerated: Story = { ...Generated, globals: { width: 'narrow' } }

/** A button opens the closed list of codes again. */
export const GeneratedClosed: Story = {
  play: async (context) => {
    await confirmCodes(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate another' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Show codes' })).toBeVisible()
  },
}

export const GeneratedClosedDark: Story = { ...GeneratedClosed, globals: { scheme: 'dark' } }

export const GeneratedClosedNarrow: Story = { ...GeneratedClosed, globals: { width: 'narrow' } }

export const RejectedForDriver: Story = {
  parameters: {
    portal: withDrafts({
      arrange: async (fleet) => {
        const { driverId } = await arrangeDrafts(fleet)
        await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
      },
    }),
  },
  play: async (context) => {
    await confirmCodes(context)
    await expect(await context.canvas.findByText('Driver fuel code error')).toBeVisible()
  },
}

/** Each rejected draft shows its error. */
export const RejectedWithErrors: Story = {
  parameters: {
    portal: withDrafts({
      arrange: async (fleet) => {
        const { vehicleId } = await arrangeDrafts(fleet)
        await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
      },
    }),
  },
  play: async (context) => {
    await confirmCodes(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Vehicle fuel code error')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect((await canvas.findAllByText(/can no longer be used/)).length).toBeGreaterThan(0)
  },
}

export const EditDraft: Story = {
  parameters: { portal: withDrafts({ search: 'dialog=edit:draft-2' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(await dialog.findByLabelText('Vehicle')).toHaveValue('NAB1234')
  },
}
