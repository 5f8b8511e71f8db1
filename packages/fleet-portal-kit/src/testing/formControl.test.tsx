import { createDriver, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers, type FleetDriversProps } from '../areas/drivers/FleetDrivers.tsx'
import { GenerateFuelCodes } from '../areas/generate-fuel-codes/GenerateFuelCodes.tsx'
import { FleetUsers } from '../areas/users/FleetUsers.tsx'
import { FleetVehicles } from '../areas/vehicles/FleetVehicles.tsx'
import type { FleetEvent } from '../provider/events.ts'
import { addDriver, buyLitres, enoughMoney } from './fuelScene.ts'
import { renderInPortal, type PortalOptions } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

afterEach(() => void vi.restoreAllMocks())

const reason = 'This value is set for you. You cannot change it.'
const save = { name: 'Save driver' }

const openDriverForm = (form: FleetDriversProps['form'], options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} {...(form && { form })} />, {
    search: 'dialog=add',
    ...options,
  })

test('a new item begins with the values of the page, which the user can change', async () => {
  const { user, wire } = await openDriverForm({
    defaultValues: {
      firstName: 'Luz',
      lastName: 'Cruz',
      driverLicenseId: 'N0100000001',
      mobileNumber: '09171234567',
    },
  })
  await user.type(await screen.findByLabelText('First name'), 'viminda')
  await user.click(screen.getByRole('button', save))
  await waitFor(() =>
    expect(wire.of(createDriver)[0]?.body).toMatchObject({ firstName: 'Luzviminda', lastName: 'Cruz' }),
  )
})

test('an item that is edited keeps its own values', async () => {
  const fleet = await testFleet()
  const driverId = await addDriver(fleet)
  await openDriverForm({ defaultValues: { firstName: 'Luz' } }, { fleet, search: `dialog=edit:${driverId}` })
  expect(await screen.findByLabelText('First name')).toHaveValue('José')
})

test('a locked field can be reached and says why, and cannot be changed by keyboard, mouse or paste', async () => {
  const { user, wire } = await openDriverForm({
    defaultValues: {
      firstName: 'Luz',
      lastName: 'Cruz',
      driverLicenseId: 'N0100000001',
      mobileNumber: '09171234567',
    },
    lockedFields: ['mobileNumber', 'firstName'],
  })
  const mobile = await screen.findByLabelText('Mobile number')
  expect(mobile).toHaveAttribute('readonly')
  expect(mobile).toHaveAttribute('aria-disabled', 'true')
  expect(mobile).toHaveAccessibleDescription(expect.stringContaining(reason))
  mobile.focus()
  expect(mobile).toHaveFocus()
  await user.keyboard('999')
  await user.paste('0999')
  expect(mobile).toHaveValue('09171234567')
  await user.click(screen.getByRole('button', save))
  await waitFor(() =>
    expect(wire.of(createDriver)[0]?.body).toMatchObject({ firstName: 'Luz', mobileNumber: '09171234567' }),
  )
})

test('a locked select, checkbox and radio button cannot be changed', async () => {
  const vehicles = await renderInPortal(
    (fleetId) => (
      <FleetVehicles
        fleetId={fleetId}
        form={{ defaultValues: { type: 'Drum Container' }, lockedFields: ['type'] }}
      />
    ),
    { search: 'dialog=add' },
  )
  const drum = await screen.findByRole('radio', { name: /Drum/ })
  expect(drum).toBeChecked()
  const other = screen.getByRole('radio', { name: /Vehicle/ })
  await vehicles.user.click(other)
  other.focus()
  await vehicles.user.keyboard(' ')
  expect(drum).toBeChecked()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(reason)
  await vehicles.user.type(screen.getByLabelText('Plate number'), 'NAB1234')
  await vehicles.user.type(screen.getByLabelText('Model'), 'Isuzu')
  await vehicles.user.click(screen.getByRole('button', { name: 'Save vehicle' }))
  await waitFor(() =>
    expect(vehicles.wire.of(createVehicle)[0]?.body).toMatchObject({ type: 'Drum Container' }),
  )
  vehicles.unmount()

  const users = await renderInPortal(
    (fleetId) => (
      <FleetUsers
        fleetId={fleetId}
        form={{ defaultValues: { role: 'data-analyst' }, lockedFields: ['role'] }}
      />
    ),
    { search: 'dialog=add' },
  )
  const role = await within(await screen.findByRole('dialog')).findByLabelText('Access type')
  await users.user.selectOptions(role, 'fleet-manager')
  expect(role).toHaveValue('data-analyst')
  await users.user.type(within(screen.getByRole('dialog')).getByLabelText('Email'), 'luz@example.ph')
  await users.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Send/ }))
  await users.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Send/ }))
  await waitFor(() => expect(users.wire.of(inviteUser)[0]?.body).toMatchObject({ role: 'data-analyst' }))
})

test('a hidden field is not shown, and its value is sent', async () => {
  const { user, wire } = await openDriverForm({
    defaultValues: { mobileNumber: '09171234567' },
    hiddenFields: ['mobileNumber'],
  })
  await user.type(await screen.findByLabelText('First name'), 'Luz')
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
  await user.type(screen.getByLabelText('Last name'), 'Cruz')
  await user.type(screen.getByLabelText('Driver ID'), 'N0100000001')
  await user.click(screen.getByRole('button', save))
  await waitFor(() => expect(wire.of(createDriver)[0]?.body).toMatchObject({ mobileNumber: '09171234567' }))
})

test('a hidden field of an edited item keeps its value', async () => {
  const fleet = await testFleet()
  const driverId = await addDriver(fleet)
  const { user, wire } = await openDriverForm(
    { defaultValues: { mobileNumber: '09990000000' }, hiddenFields: ['mobileNumber'] },
    { fleet, search: `dialog=edit:${driverId}` },
  )
  await user.type(await screen.findByLabelText('First name'), 'a')
  await user.click(screen.getByRole('button', save))
  await waitFor(() => expect(wire.of(updateDriver)[0]?.body).toMatchObject({ mobileNumber: '09171234567' }))
})

test('the values of the page are validated', async () => {
  const { user, wire } = await openDriverForm({
    defaultValues: { firstName: 'L@z' },
    lockedFields: ['firstName'],
  })
  await user.click(await screen.findByRole('button', save))
  expect(await screen.findByText("Use letters, numbers, spaces and . , ' - only.")).toBeVisible()
  expect(wire.of(createDriver)).toEqual([])
})

test('a hidden field without a valid value is an error that names the field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const events: FleetEvent[] = []
  await openDriverForm(
    { hiddenFields: ['mobileNumber'] },
    { provider: { onEvent: (event) => events.push(event) } },
  )
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join('\n')).toContain(
    'form.defaultValues has no valid value for mobileNumber, which the page locks or hides.',
  )
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('widget.failed'))
})

test('a restored draft does not replace a value that the page has fixed', async () => {
  const first = await openDriverForm(undefined)
  await first.user.type(await screen.findByLabelText('First name'), 'Rey')
  await first.user.type(screen.getByLabelText('Mobile number'), '09990000000')
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
  first.unmount()
  const second = await openDriverForm(
    {
      defaultValues: { lastName: 'Cruz', driverLicenseId: 'N0100000001', mobileNumber: '09171234567' },
      lockedFields: ['mobileNumber'],
    },
    { fleet: first.fleet },
  )
  expect(await screen.findByLabelText('First name')).toHaveValue('Rey')
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09171234567')
  await second.user.click(screen.getByRole('button', save))
  await waitFor(() =>
    expect(second.wire.of(createDriver)[0]?.body).toMatchObject({
      firstName: 'Rey',
      mobileNumber: '09171234567',
    }),
  )
})

test('a locked value of a fuel code replaces that of a kept draft, also in a copy', async () => {
  const first = await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, {
    search: 'dialog=add',
    funds: enoughMoney,
  })
  const dialog = within(await screen.findByRole('dialog'))
  await first.user.selectOptions(await dialog.findByLabelText('Type'), 'any')
  await first.user.selectOptions(dialog.getByLabelText('Product'), 'gas91')
  await first.user.type(dialog.getByLabelText('Volume'), '10')
  await first.user.type(dialog.getByLabelText('Duration in days'), '7')
  await first.user.click(dialog.getByRole('button', { name: 'Add code' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()
  const { user, wire, fleet } = await renderInPortal(
    (fleetId) => (
      <GenerateFuelCodes
        fleetId={fleetId}
        form={{
          defaultValues: { productCode: 'diesel', literVolume: 20_000 },
          lockedFields: ['productCode'],
        }}
      />
    ),
    { fleet: first.fleet },
  )
  await user.click(await screen.findByRole('button', { name: /^Duplicate/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  for (const row of screen.getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/Diesel.*10 L/)
  await buyLitres(fleet, 'diesel', 100)
  await user.click(screen.getByRole('button', { name: /^Continue/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Generate/ }))
  await waitFor(() =>
    expect(wire.of(createFuelCodes)[0]?.body).toMatchObject([
      { productCode: 'Diesel', literVolume: 10 },
      { productCode: 'Diesel', literVolume: 10 },
    ]),
  )
})

test('the form of a fuel code begins with the values of the page', async () => {
  await renderInPortal(
    (fleetId) => (
      <GenerateFuelCodes
        fleetId={fleetId}
        form={{
          defaultValues: {
            fuelCodeType: 'any',
            productCode: 'diesel',
            literVolume: 20_000,
            saveTemplate: false,
          },
          lockedFields: ['productCode', 'fuelCodeType'],
          hiddenFields: ['saveTemplate'],
        }}
      />
    ),
    { search: 'dialog=add' },
  )
  expect(await screen.findByLabelText('Product')).toHaveValue('diesel')
  expect(screen.getByLabelText('Product')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('checkbox', { name: /template/ })).toBeNull()
})
