import { lookupDrivers, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { listGroups } from 'fleet-portal-api-client/contract/groups'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { DriverPicker, type DriverPickerProps } from './DriverPicker.tsx'
import { GroupPicker } from './GroupPicker.tsx'
import type { PickerOption } from './PickerField.tsx'
import { arrangeChoices } from './pickersScene.ts'
import { StationPicker } from './StationPicker.tsx'
import { VehiclePicker } from './VehiclePicker.tsx'

const fleetWithChoices = async () => {
  const fleet = await testFleet()
  await arrangeChoices(fleet)
  return fleet
}

/** Renders a host page with all pickers outside any area of the kit. */
async function open(props: Partial<DriverPickerProps> = {}, options: PortalOptions = {}) {
  const changes: [PickerOption | undefined, Driver | undefined][] = []
  function Page({ fleetId }: { fleetId: string }) {
    const [driver, setDriver] = useState<PickerOption>()
    const [vehicle, setVehicle] = useState<PickerOption>()
    const [group, setGroup] = useState<PickerOption>()
    const [station, setStation] = useState<PickerOption>()
    const onChange = (option: PickerOption | undefined, item: Driver | undefined) => {
      changes.push([option, item])
      setDriver(option)
    }
    return (
      <>
        <DriverPicker label="Driver" value={driver} {...{ fleetId, onChange }} {...props} />
        <VehiclePicker label="Vehicle" value={vehicle} onChange={setVehicle} fleetId={fleetId} />
        <GroupPicker label="Group" value={group} onChange={setGroup} fleetId={fleetId} />
        <StationPicker label="Station" value={station} onChange={setStation} />
      </>
    )
  }
  const fleet = options.fleet ?? (await fleetWithChoices())
  const portal = await renderInPortal((fleetId) => <Page fleetId={fleetId} />, { ...options, fleet })
  return { ...portal, changes }
}

const findCombobox = (name: string) => screen.findByRole('combobox', { name })

describe('a picker on a host page', () => {
  test.each([
    ['Driver', 'Ana10 Peña', 10],
    ['Vehicle', 'NAB1210', 10],
    ['Group', 'Mindanao', 2],
  ])('of type %s lists active items and selects one on a click: %s', async (label, first, count) => {
    const { user } = await open()
    await waitFor(async () => expect(await findCombobox(label)).toBeEnabled())
    await user.click(await findCombobox(label))
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(count)
    expect(options[0]).toHaveTextContent(first)
    await user.click(options[0] as HTMLElement)
    expect(await findCombobox(label)).toHaveValue(first)
  })

  test('of type Station lists partner stations', async () => {
    const { user } = await open()
    await user.click(await findCombobox('Station'))
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  })

  test('passes the option and the driver to onChange, and undefined for both when cleared', async () => {
    const { user, changes, fleet } = await open()
    await user.click(await findCombobox('Driver'))
    await user.click(await screen.findByRole('option', { name: /Ana11/ }))
    const [option, driver] = changes[0] ?? []
    expect(option).toEqual({ value: driver?.driverId, label: 'Ana11 Peña', detail: 'N0112345611' })
    expect(driver).toMatchObject({ mobileNumber: '09171234567', fleetId: fleet.fleetId })
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(changes[1]).toEqual([undefined, undefined])
    expect(await findCombobox('Driver')).toHaveValue('')
  })

  test('shows the value, hint and error from its props', async () => {
    const value = { value: 'drv_1', label: 'José Peñaflor' }
    await open({ value, hint: 'Who drives', error: 'Choose another driver.', required: true })
    const driver = await findCombobox('Driver')
    expect(driver).toHaveValue('José Peñaflor')
    expect(driver).toBeInvalid()
    expect(driver).toBeRequired()
    expect(driver).toHaveAccessibleDescription('Who drives Choose another driver.')
  })

  test('shows its value but does not open or send requests while disabled', async () => {
    const { user, wire } = await open({
      value: { value: 'drv_1', label: 'José Peñaflor' },
      disabled: true,
    })
    const driver = await findCombobox('Driver')
    expect(driver).toBeDisabled()
    expect(driver).toHaveValue('José Peñaflor')
    await user.click(driver)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument()
    expect(wire.of(lookupDrivers)).toEqual([])
  })

  test('of type Group is disabled with a reason for a role without access, and sends no request', async () => {
    const { wire } = await open({}, { as: 'account-manager' })
    await waitFor(async () =>
      expect(await findCombobox('Group')).toHaveValue('Your role has no access to groups.'),
    )
    expect(await findCombobox('Group')).toBeDisabled()
    expect(await findCombobox('Driver')).toBeEnabled()
    expect(wire.of(listGroups)).toEqual([])
  })
})

test('a station picker lists the nearest open stations that sell the product', async () => {
  const fleet = await testFleet()
  const north = (km: number) => ({ latitude: 14.5826 + km / 111.32, longitude: 120.9787 })
  await fleet.operate('stations/several', {
    stations: [
      { name: 'Malapit Cebu', latitude: 10.3157, longitude: 123.8854 },
      { name: 'Malapit Diyan', ...north(2) },
      { name: 'Malapit Gas', ...north(1), products: ['gas95'] },
      { name: 'Malapit Dito', ...north(0.1) },
    ],
  })
  const near = { lat: 14.5826, lng: 120.9787 }
  const onChange = () => undefined
  const { user } = await renderInPortal(
    () => (
      <StationPicker label="Station" value={undefined} product="diesel" openNow {...{ near, onChange }} />
    ),
    { fleet },
  )
  await user.type(await findCombobox('Station'), 'malapit{Enter}')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent)).toEqual([
      'Malapit Dito',
      'Malapit Diyan',
      'Malapit Cebu',
    ]),
  )
})
