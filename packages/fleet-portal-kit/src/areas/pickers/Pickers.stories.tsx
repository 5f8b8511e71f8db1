import type { Meta, StoryObj } from '@storybook/react-vite'
import { lookupDrivers } from 'fleet-portal-api-client/contract/drivers'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { DriverPicker } from './DriverPicker.tsx'
import { GroupPicker } from './GroupPicker.tsx'
import type { PickerOption } from './PickerField.tsx'
import { arrangeChoices } from './pickersScene.ts'
import { StationPicker } from './StationPicker.tsx'
import { VehiclePicker } from './VehiclePicker.tsx'

interface PageProps {
  fleetId: string
  driver?: PickerOption
  error?: string
  disabled?: boolean
}

/** A form of a host page with the pickers of the kit. */
function Page({ fleetId, driver: initialDriver, ...driverField }: PageProps) {
  const [driver, setDriver] = useState(initialDriver)
  const [vehicle, setVehicle] = useState<PickerOption>()
  const [group, setGroup] = useState<PickerOption>()
  const [station, setStation] = useState<PickerOption>()
  return (
    <div
      style={{ display: 'grid', gap: 16, padding: 24, maxWidth: 360, minHeight: 420, alignContent: 'start' }}
    >
      <DriverPicker
        label="Driver"
        value={driver}
        onChange={setDriver}
        required
        {...{ fleetId, ...driverField }}
      />
      <VehiclePicker
        label="Vehicle"
        hint="Active vehicles and drum containers"
        value={vehicle}
        onChange={setVehicle}
        fleetId={fleetId}
      />
      <GroupPicker label="Group" value={group} onChange={setGroup} fleetId={fleetId} />
      <StationPicker label="Station" value={station} onChange={setStation} />
    </div>
  )
}

const withChoices = (portal: StoryPortal = {}): StoryPortal => ({ arrange: arrangeChoices, ...portal })

const meta = {
  title: 'areas/pickers/Pickers',
  component: Page,
  args: { fleetId: '' },
  parameters: { portal: withChoices() },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

const jose = { value: 'drv_1', label: 'José Peñaflor', detail: 'N0112345678' }

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Driver' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Group' })).toBeEnabled())
  },
}

/** The open list covers the pickers below it. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Driver' }))
    await expect(await canvas.findByRole('option', { name: /Ana10 Peña/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } }

export const Chosen: Story = { args: { driver: jose } }

export const Wrong: Story = { args: { driver: jose, error: 'Choose a driver with a mobile number.' } }

export const Disabled: Story = { args: { driver: jose, disabled: true } }

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Driver' }), 'unknown{Enter}')
    await expect(await canvas.findByText('We could not find a match for unknown.')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withChoices({ prepareWire: (wire) => wire.breakAt(lookupDrivers, 'before-tx') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Driver' }))
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** This role has no access to groups. Every role can select drivers and vehicles. */
export const Refused: Story = {
  parameters: { portal: withChoices({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue(
        'Your role has no access to groups.',
      ),
    )
  },
}
