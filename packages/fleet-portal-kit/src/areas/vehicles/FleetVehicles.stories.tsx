import type { Meta, StoryObj } from '@storybook/react-vite'
import { createVehicle, listVehicles, updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { expect } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetVehicles } from './FleetVehicles.tsx'

/** Remarks of the maximum length. */
const longRemarks = [
  'Leased until March 2027. Keys with Ma. Consolacion at the Cebu depot; the spare pump is with the night guard.',
  'Goes to the workshop in Mandaue every second Tuesday, in the morning.',
  'Call the lessor before any repair above ₱5,000, or it is ours to pay alone.',
].join(' ')

const vehicles = [
  ['NAB1234', 'Isuzu Elf NHR', 'Vehicle', 'Blue, Cebu depot'],
  ['ABC9876', 'Mitsubishi Fuso Canter', 'Vehicle', ''],
  ['DRUM0001', '200 L steel drum', 'Drum Container', 'Behind the depot'],
  ['CONTAINER20260000001', 'x'.repeat(75), 'Drum Container', longRemarks],
  ['NGT5521', 'Toyota Hilux', 'Vehicle', 'Spare'],
] as const

/** Adds five vehicles. The last one is inactive. */
async function arrangeVehicles({ fleetId, arrange }: TestFleet) {
  for (const [plateNumber, model, type, remarks] of vehicles.toReversed()) {
    const { vehicleId } = await arrange(createVehicle, { fleetId, plateNumber, model, type, remarks })
    if (remarks === 'Spare') await arrange(updateVehicle, { vehicleId, status: 'inactive' })
  }
}

const withVehicles = (portal: StoryPortal = {}): StoryPortal => ({ arrange: arrangeVehicles, ...portal })

const meta = {
  component: FleetVehicles,
  args: { fleetId: '' },
  parameters: { portal: withVehicles() },
} satisfies Meta<typeof FleetVehicles>
export default meta

type Story = StoryObj<typeof meta>

/** With drum containers, one of them with values of the maximum length. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NAB1234')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Empty: Story = {
  parameters: { portal: withVehicles({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no vehicles yet/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  parameters: { portal: withVehicles({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withVehicles({ isDeactivated: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for NAB1234' }))
    await expect(await canvas.findByRole('menuitem', { name: /Edit/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The plate number already exists: the form shows its vehicle while the user types, with a link. */
export const AddDialog: Story = {
  parameters: { portal: withVehicles({ search: 'dialog=add' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Plate number'), 'ngt 5521')
    await expect(await canvas.findByText(/Already in this fleet: NGT5521/)).toBeVisible()
  },
}

export const EditDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('200 L steel drum'))
    await expect(await canvas.findByRole('radio', { name: 'Drum Container' })).toBeChecked()
  },
}

export const DeactivateDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for NAB1234' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Deactivate' }))
    await expect(await canvas.findByText(/NAB1234 can no longer be chosen/)).toBeVisible()
  },
}

export const ReactivateDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for NGT5521' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reactivate' }))
    await expect(await canvas.findByText(/NGT5521 can be chosen/)).toBeVisible()
  },
}

export const ImportDialog: Story = {
  parameters: { portal: withVehicles({ search: 'dialog=import' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/plate_number, vehicle_type, remarks/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { portal: withVehicles({ prepareWire: (wire) => void wire.hold(listVehicles) }) },
}

export const FailedLoad: Story = {
  parameters: { portal: withVehicles({ prepareWire: (wire) => wire.breakAt(listVehicles, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
