import { lookupDrivers, type Driver } from 'api-client/contract/drivers'
import { listGroups } from 'api-client/contract/groups'
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

/** A partner's page with every picker, and nothing of the kit around them. */
async function open(props: Partial<DriverPickerProps> = {}, options: PortalOptions = {}) {
  const told: [PickerOption | undefined, Driver | undefined][] = []
  function Page({ fleetId }: { fleetId: string }) {
    const [driver, setDriver] = useState<PickerOption>()
    const [vehicle, setVehicle] = useState<PickerOption>()
    const [group, setGroup] = useState<PickerOption>()
    const [station, setStation] = useState<PickerOption>()
    const onChange = (option: PickerOption | undefined, item: Driver | undefined) => {
      told.push([option, item])
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
  return { ...portal, told }
}

const box = (name: string) => screen.findByRole('combobox', { name })

describe('a picker on its own in a page', () => {
  test.each([
    ['Driver', 'Ana10 Peña', 10],
    ['Vehicle', 'NAB1210', 10],
    ['Group', 'Mindanao', 2],
  ])('of a %s offers what is active and takes a press: %s', async (label, first, count) => {
    const { person } = await open()
    await waitFor(async () => expect(await box(label)).toBeEnabled())
    await person.click(await box(label))
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(count)
    expect(options[0]).toHaveTextContent(first)
    await person.click(options[0] as HTMLElement)
    expect(await box(label)).toHaveValue(first)
  })

  test('of a station offers partner stations', async () => {
    const { person } = await open()
    await person.click(await box('Station'))
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  })

  test('tells the option and the driver, and nothing twice when the choice is taken off', async () => {
    const { person, told, fleet } = await open()
    await person.click(await box('Driver'))
    await person.click(await screen.findByRole('option', { name: /Ana11/ }))
    const [option, driver] = told[0] ?? []
    expect(option).toEqual({ value: driver?.driverId, label: 'Ana11 Peña', detail: 'N0112345611' })
    expect(driver).toMatchObject({ mobileNumber: '09171234567', fleetId: fleet.fleetId })
    await person.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(told[1]).toEqual([undefined, undefined])
    expect(await box('Driver')).toHaveValue('')
  })

  test('shows what the page says: the choice, a hint, what is wrong with it', async () => {
    const value = { value: 'drv_1', label: 'José Peñaflor' }
    await open({ value, hint: 'Who drives', error: 'Choose somebody else.', required: true })
    const driver = await box('Driver')
    expect(driver).toHaveValue('José Peñaflor')
    expect(driver).toBeInvalid()
    expect(driver).toBeRequired()
    expect(driver).toHaveAccessibleDescription('Who drives Choose somebody else.')
  })

  test('that is disabled shows the choice, opens nothing and asks for nothing', async () => {
    const { person, wire } = await open({
      value: { value: 'drv_1', label: 'José Peñaflor' },
      disabled: true,
    })
    const driver = await box('Driver')
    expect(driver).toBeDisabled()
    expect(driver).toHaveValue('José Peñaflor')
    await person.click(driver)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument()
    expect(wire.of(lookupDrivers)).toEqual([])
  })

  test('of groups is closed with the reason for a role that may not see them, and asks for none', async () => {
    const { wire } = await open({}, { as: 'account-manager' })
    await waitFor(async () => expect(await box('Group')).toHaveValue('Your role has no access to groups.'))
    expect(await box('Group')).toBeDisabled()
    expect(await box('Driver')).toBeEnabled()
    expect(wire.of(listGroups)).toEqual([])
  })
})

test('a picker of stations offers the nearest open ones that sell the product', async () => {
  const fleet = await testFleet()
  const at = (km: number) => ({ latitude: 14.5826 + km / 111.32, longitude: 120.9787 })
  await fleet.operate('stations/several', {
    stations: [
      { name: 'Malapit Cebu', latitude: 10.3157, longitude: 123.8854 },
      { name: 'Malapit Diyan', ...at(2) },
      { name: 'Malapit Gas', ...at(1), products: ['gas95'] },
      { name: 'Malapit Dito', ...at(0.1) },
    ],
  })
  const near = { lat: 14.5826, lng: 120.9787 }
  const onChange = () => undefined
  const { person } = await renderInPortal(
    () => (
      <StationPicker label="Station" value={undefined} product="diesel" openNow {...{ near, onChange }} />
    ),
    { fleet },
  )
  await person.type(await box('Station'), 'malapit{Enter}')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent)).toEqual([
      'Malapit Dito',
      'Malapit Diyan',
      'Malapit Cebu',
    ]),
  )
})
