import { createFuelCodes, createTemplate, listFuelCodes, listTemplates } from 'api-client/contract/fuelCodes'
import { settleKey } from 'api-client/contract/settle'
import { updateDriver } from 'api-client/contract/drivers'
import { millilitres } from 'api-client/money'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../foundation/format/calendar.ts'
import { formatDay, today } from '../../foundation/format/days.ts'
import { addDriver, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'

/** A fleet with 500 L of diesel and 100 L of gas 91. */
async function fleetWithFuel() {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 500)
  await buyLitres(fleet, 'gas91', 100)
  return fleet
}

async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await fleetWithFuel())
  const portal = await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, {
    ...options,
    fleet,
  })
  await screen.findByRole('heading', { name: 'Generate Fuel Codes' })
  return portal
}

interface Fields {
  type?: string
  product?: string
  volume?: string
  days?: string
  driver?: string
}

async function fill(person: UserEvent, { type, product, volume, days, driver }: Fields) {
  const dialog = within(await screen.findByRole('dialog'))
  if (type) await person.selectOptions(dialog.getByLabelText('Type'), type)
  if (product) await person.selectOptions(dialog.getByLabelText('Product'), product)
  if (volume !== undefined) {
    await person.clear(dialog.getByLabelText('Volume'))
    await person.type(dialog.getByLabelText('Volume'), volume)
  }
  if (days) await person.type(dialog.getByLabelText('Duration in days'), days)
  if (driver) {
    await person.click(dialog.getByLabelText('Driver'))
    await person.click(await screen.findByRole('option', { name: new RegExp(driver) }))
  }
  return dialog
}

const anyCode: Fields = { type: 'any', product: 'diesel', volume: '10.5', days: '7' }

async function addCode(person: UserEvent, fields: Fields = anyCode) {
  await person.click(screen.getByRole('button', { name: 'Add code' }))
  const dialog = await fill(person, fields)
  await person.click(dialog.getByRole('button', { name: 'Add code' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findAllByRole('button', { name: /^Edit code/ })
}

const press = async (person: UserEvent, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))
const drafts = () => screen.queryAllByRole('button', { name: /^Edit code/ })
const codesOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId, perPage: 50 })).fuelCodes

describe('the drafts', () => {
  test('are added, edited, duplicated and deleted without anything being sent', async () => {
    const { person, wire } = await open()
    expect(screen.getByText('No codes yet')).toBeVisible()
    await addCode(person)
    expect(drafts()).toHaveLength(1)
    await press(person, 'Edit code 1')
    const dialog = await fill(person, { volume: '12' })
    await person.click(dialog.getByRole('button', { name: 'Save code' }))
    expect((await screen.findAllByText('12 L')).length).toBeGreaterThan(0)
    await press(person, 'Duplicate code 1')
    expect(drafts()).toHaveLength(2)
    await press(person, 'Delete code 2')
    expect(drafts()).toHaveLength(1)
    await press(person, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('add up per product against the balance as they change', async () => {
    const { person } = await open()
    const totals = within(screen.getByRole('group', { name: 'Liters of all codes' }))
    expect(await totals.findByText('of 500 L in your balance')).toBeVisible()
    await addCode(person, { ...anyCode, volume: '120.125' })
    expect(totals.getByText('379.875 L left after')).toBeVisible()
    await addCode(person, { ...anyCode, volume: '400' })
    expect(totals.getByText('20.125 L more than your balance')).toBeVisible()
  })

  test('of a driver are duplicated without the driver, who is then asked for', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await addCode(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await press(person, 'Duplicate code 1')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Driver')).toHaveValue('')
    expect(dialog.getByLabelText('Volume')).toHaveValue('10.5')
    await press(person, 'Cancel')
    await press(person, 'Continue')
    expect(screen.getByText('Driver: This field is required.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('are asked about before they are left', async () => {
    const { person, navigation, moves } = await open()
    await addCode(person)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(await screen.findByText('Are you sure you want to leave?')).toBeVisible()
    await press(person, 'Stay')
    expect(moves).toEqual([])
    act(() => navigation.navigate({ area: 'drivers' }))
    await press(person, 'Leave anyway')
    await waitFor(() => expect(moves).toEqual([{ area: 'drivers' }]))
  })

  test('are still there after another screen, and of this fleet alone', async () => {
    const other = await testFleet()
    function Screens({ fleetId }: { fleetId: string }) {
      const [place, go] = useState('own')
      return (
        <>
          {['own', 'elsewhere', 'other'].map((name) => (
            <button key={name} onClick={() => go(name)}>{`Go ${name}`}</button>
          ))}
          {place === 'own' && <GenerateFuelCodes fleetId={fleetId} />}
          {place === 'other' && <GenerateFuelCodes fleetId={other.fleetId} />}
        </>
      )
    }
    const fleet = await fleetWithFuel()
    const { person } = await renderInPortal((fleetId) => <Screens fleetId={fleetId} />, { fleet })
    await screen.findByRole('heading', { name: 'Generate Fuel Codes' })
    await addCode(person)
    await press(person, 'Go elsewhere')
    expect(drafts()).toHaveLength(0)
    await press(person, 'Go own')
    expect(await screen.findByRole('button', { name: 'Edit code 1' })).toBeVisible()
    await press(person, 'Go other')
    expect(drafts()).toHaveLength(0)
  })
})

describe('the form', () => {
  test('says what is missing', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Add code' }))
    expect((await dialog.findAllByText('This field is required.')).length).toBe(4)
    expect(drafts()).toHaveLength(0)
  })

  test('switches one-time use off above 200 L and says why, and keeps it at 200 L', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { volume: '200' })
    const oneTime = dialog.getByLabelText(/One-time use/)
    await person.click(oneTime)
    expect(oneTime).toBeChecked()
    await fill(person, { volume: '200.001' })
    expect(oneTime).not.toBeChecked()
    expect(oneTime).toBeDisabled()
    expect(dialog.getByText(/Not possible above 200 L/)).toBeVisible()
  })

  test('refuses volumes outside 1 L to 10,000 L in the words of the rules', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { volume: '10000.001' })
    expect(await dialog.findByText('maximum allowed redeem liters 10,000')).toBeVisible()
    await fill(person, { volume: '0.5' })
    expect(await dialog.findByText('Minimum redeem limit 1 L')).toBeVisible()
  })

  test('works the last day out and takes digits alone for the duration', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { days: '3a0' })
    expect(dialog.getByLabelText('Duration in days')).toHaveValue('30')
    expect(dialog.getByText(`Last day: ${formatDay(plusDays(today(), 29))}`)).toBeVisible()
  })

  test('clears driver and vehicle for any driver any vehicle and shows Any', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await press(person, 'Add code')
    const dialog = await fill(person, { type: 'driver-specific', driver: 'José' })
    await fill(person, { type: 'any' })
    expect(dialog.getByLabelText('Driver')).toHaveValue('Any')
    expect(dialog.getByLabelText('Vehicle')).toHaveValue('Any')
    await fill(person, { type: 'vehicle-specific' })
    expect(dialog.getByLabelText(/^Driver/)).toHaveValue('')
  })

  test('asks for a mobile number for an SMS where no driver is named', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, anyCode)
    await person.click(dialog.getByLabelText('Send the code by SMS'))
    await person.click(dialog.getByRole('button', { name: 'Add code' }))
    expect(await dialog.findByText('This field is required.')).toBeVisible()
    await person.type(dialog.getByLabelText('Mobile number'), '+63 917 123 4567')
    expect(dialog.getByLabelText('Mobile number')).toHaveValue('09171234567')
  })
})

describe('generating', () => {
  test('makes all codes at once, clears the drafts and shows the way on', async () => {
    const { person, fleet, wire, events } = await open()
    await addCode(person)
    await addCode(person, { ...anyCode, product: 'gas91', volume: '20' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to My Fuel Codes' })).toBeVisible()
    await press(person, 'Generate another')
    expect(screen.getByText('No codes yet')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    const made = await codesOf(fleet)
    expect(made.map(({ literVolume }) => literVolume).toSorted((a, b) => a - b)).toEqual([10_500, 20_000])
    expect(events).toContainEqual({
      type: 'fuel-codes.generated',
      widget: 'generate-fuel-codes',
      data: { count: 2 },
    })
  })

  test('sends once however often the button is pressed in one tick', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    await press(person, 'Continue')
    const button = await screen.findByRole('button', { name: 'Generate 1 code' })
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('finds out by itself what happened when the answer was lost', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseAnswer(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('says that nothing happened when the request was lost, and a new try has a new key', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseRequest(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText(/nothing was done. You can safely try again/)).toBeVisible()
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(first?.key).not.toBe(second?.key)
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('that nobody knows the outcome of keeps the drafts and never sends them again by itself', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.loseAnswer(createFuelCodes)
    for (let times = 0; times < 8; times += 1) wire.loseRequest(settleKey)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(
      await screen.findByText('It is not known whether the codes were generated', {}, { timeout: 25_000 }),
    ).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(1)
    expect(screen.getByText(/It is not known whether these codes were generated/)).toBeVisible()
    // Sent once more by the person: the same key, so that the server answers with what it has done.
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.', {}, { timeout: 25_000 })).toBeVisible()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('of more than the balance is refused as a whole and keeps the drafts', async () => {
    const { person, fleet } = await open()
    await addCode(person)
    await addCode(person, { ...anyCode, volume: '600' })
    await press(person, 'Continue')
    expect(await screen.findByText(/Some liters are more than your balance/)).toBeVisible()
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('There is not enough fuel in your balance for these codes.')).toBeVisible()
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(2)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('for a driver who was deactivated meanwhile shows the driver error, and trying again sends the same drafts', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet)
    const { person, wire } = await open({ fleet })
    await addCode(person)
    await addCode(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('Driver fuel code error')).toBeVisible()
    expect(await codesOf(fleet)).toEqual([])
    await fleet.arrange(updateDriver, { driverId, status: 'active' })
    await press(person, 'Try again')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })
})

describe('templates', () => {
  const template = (fleetId: string, name: string) =>
    ({
      fleetId,
      fuelCode: name,
      fuelCodeType: 'any',
      productCode: 'diesel',
      volumeRedeemLimit: millilitres(25_000),
      durationDays: 10,
      maxUsage: 1,
      sendSms: false,
      autoRenew: true,
    }) as const

  async function openTemplates() {
    const fleet = await fleetWithFuel()
    await fleet.arrange(createTemplate, template(fleet.fleetId, 'Night run'))
    await fleet.arrange(createTemplate, template(fleet.fleetId, 'Day run'))
    const portal = await open({ fleet })
    await press(portal.person, 'Add from template')
    expect(await screen.findByText('2 templates, 2 active')).toBeVisible()
    return portal
  }

  test('make drafts from today, all that are selected', async () => {
    const { person } = await openTemplates()
    await person.click(screen.getByLabelText('Select all 2'))
    await press(person, 'Add 2 codes')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    const period = `${formatDay(today())} – ${formatDay(plusDays(today(), 9))}`
    expect(screen.getAllByText(period)).toHaveLength(2)
    expect(screen.getAllByText('One-time')).toHaveLength(2)
  })

  test('can be created, renamed, deleted and brought back', async () => {
    const { person, fleet } = await openTemplates()
    const names = async () => {
      const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
      return fuelCodeTemplates.map(({ fuelCode }) => fuelCode ?? '').toSorted((a, b) => a.localeCompare(b))
    }
    await press(person, 'Edit Night run')
    const form = within(await screen.findByRole('dialog', { name: 'Edit Template' }))
    await person.clear(form.getByLabelText(/Template name/))
    await person.type(form.getByLabelText(/Template name/), 'Late run')
    await person.click(form.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Late run was saved.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
    await press(person, 'Delete Late run')
    await press(person, 'Delete template')
    expect(await screen.findByText('Late run was deleted.')).toBeVisible()
    expect(await names()).toEqual(['Day run'])
    await press(person, 'Undo')
    expect(await screen.findByText('Late run is back.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
  })

  test('are saved with a code where that is asked for', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, { saveTemplate: true })
    const { person } = await open({ fleet })
    await press(person, 'Add from template')
    expect(await screen.findByText('1 template, 1 active')).toBeVisible()
  })
})

describe('access', () => {
  test('is refused to a role without it', async () => {
    const fleet = await testFleet()
    await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, { fleet, as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
  })

  test('on a deactivated fleet everything says why it cannot be used', async () => {
    const { person } = await open({ fleet: await testFleet({ isDeactivated: true }) })
    for (const name of [/Add code/, /Add from template/, /Continue/]) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await press(person, /Add code/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
