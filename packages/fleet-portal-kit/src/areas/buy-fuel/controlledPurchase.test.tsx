import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import type { FleetEvent } from '../../provider/events.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { reloadPage, workKept } from '../../testing/reloadPage.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { BuyFuel, type BuyFuelProps } from './BuyFuel.tsx'
import {
  buyButton,
  continueButton,
  findDieselOption,
  funds,
  litresField,
  openBuyFuel,
  openConfirmation,
  pesosField,
  purchasesOf,
} from './buyFuelScene.tsx'

afterEach(() => void vi.restoreAllMocks())

type Form = BuyFuelProps['form']

const reason = 'This value is set for you. You cannot change it.'

const openControlled = (form: Form, options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <BuyFuel fleetId={fleetId} {...(form && { form })} />, { funds, ...options })

const dieselFor500: Form = {
  defaultValues: { product: 'diesel', literVolume: 500_000 },
  lockedFields: ['product', 'literVolume'],
}

test('the form begins with the values of the page, which the user and a URL can change', async () => {
  const form: Form = { defaultValues: { product: 'gas91', amount: 2_500_00 } }
  const { user, wire, fleet } = await openControlled(form)
  expect(await screen.findByRole('radio', { name: /Gas 91/ })).toBeChecked()
  expect(pesosField()).toHaveValue('2,500')
  await user.click(await findDieselOption())
  await user.clear(litresField())
  await user.type(litresField(), '7')
  await user.click(buyButton(await openConfirmation(user)))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(wire.of(buyFuel)[0]?.body).toMatchObject({ liter: 7, amount: null, productCode: 'Diesel' })
  await reloadPage()
  await openControlled(form, { fleet, search: 'product=gas95&litres=9' })
  expect(await screen.findByRole('radio', { name: /Gas 95/ })).toBeChecked()
  expect(litresField()).toHaveValue('9')
})

test('locked values win over the URL and a kept draft, and are what is sent', async () => {
  const first = await openBuyFuel()
  await first.user.click(await screen.findByRole('radio', { name: /Gas 95/ }))
  await first.user.type(litresField(), '7')
  expect(workKept(first.fleet)).toHaveLength(1)
  await reloadPage()
  const { user, wire, navigation } = await openControlled(dieselFor500, {
    fleet: first.fleet,
    search: 'product=gas91&pesos=10',
  })
  expect(await findDieselOption()).toBeChecked()
  expect(litresField()).toHaveValue('500')
  await waitFor(() => expect(navigation.search()).not.toMatch(/product|pesos|litres/))
  const dialog = await openConfirmation(user)
  expect(dialog).toHaveTextContent('Volume500 L')
  await user.click(buyButton(dialog))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(wire.of(buyFuel)[0]?.body).toMatchObject({ liter: 500, amount: null, productCode: 'Diesel' })
})

test('a locked field can be reached and says why, and cannot be changed by keyboard, mouse or paste', async () => {
  const { user } = await openControlled(dieselFor500)
  const diesel = await findDieselOption()
  const other = screen.getByRole('radio', { name: /Gas 95/ })
  await user.click(other)
  other.focus()
  await user.keyboard(' ')
  fireEvent.click(other)
  expect(diesel).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: 'Select fuel' })).toHaveAccessibleDescription(
    expect.stringContaining(reason),
  )
  for (const field of [litresField(), pesosField()]) {
    expect(field).toHaveAttribute('readonly')
    expect(field).toHaveAttribute('aria-disabled', 'true')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(reason))
    field.focus()
    await user.keyboard('9')
    await user.paste('9')
  }
  expect(litresField()).toHaveValue('500')
  expect(pesosField()).toHaveValue('27,750')
  expect(screen.queryByRole('button', { name: /^Max/ })).toBeNull()
})

test('hidden fields are not shown, and the summary and the confirmation show what is bought', async () => {
  const { user, wire } = await openControlled({
    defaultValues: { product: 'diesel', amount: 5_550_00 },
    hiddenFields: ['product', 'amount', 'literVolume'],
  })
  expect(await screen.findByRole('region', { name: 'Your purchase' })).toHaveTextContent(/Diesel.*100 L/)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(continueButton())
  const dialog = await findDialog('Confirm your purchase', 'alertdialog')
  expect(dialog).toHaveTextContent(/Diesel.*100 L.*₱5,550.00/)
  await user.click(buyButton(dialog))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(wire.of(buyFuel)[0]?.body).toMatchObject({ liter: null, amount: 5550, productCode: 'Diesel' })
})

test('a form without the field of the amount takes litres only, also if the URL has pesos', async () => {
  await openControlled({ hiddenFields: ['amount'] }, { search: 'product=diesel&pesos=1000' })
  expect(await findDieselOption()).toBeChecked()
  expect(litresField()).toHaveValue('')
  expect(screen.queryByLabelText('Pesos')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Max/ })).toBeNull()
})

test('an order of the page can be bought again, each time as a purchase of its own', async () => {
  const { user, wire, fleet } = await openControlled({
    ...dieselFor500,
    defaultValues: { product: 'diesel', literVolume: 10_000 },
  })
  for (const count of [1, 2]) {
    await user.click(buyButton(await openConfirmation(user)))
    await findDialog('Purchase successful')
    expect(await purchasesOf(fleet)).toHaveLength(count)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
})

/** A page that changes the controls of the form. */
async function openChanging(before: Form, options: PortalOptions = {}) {
  const opened = await openControlled(before, options)
  const { client, navigation, fleet, rerender } = opened
  const changeTo = (form: NonNullable<Form>) =>
    rerender(
      <FleetPortalProvider client={client} navigation={navigation}>
        {null}
        <BuyFuel fleetId={fleet.fleetId} form={form} />
      </FleetPortalProvider>,
    )
  return { ...opened, changeTo }
}

test('a confirmation closes when the page locks another value, and the failed purchase is tried again with that value', async () => {
  const { user, wire, changeTo } = await openChanging(undefined, { search: 'product=gas95&litres=7' })
  await openConfirmation(user)
  changeTo({ defaultValues: { literVolume: 20_000 }, lockedFields: ['literVolume'] })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  wire.loseRequest(buyFuel)
  await user.click(buyButton(await openConfirmation(user)))
  const failed = await findDialog('Error processing payment', 'alertdialog')
  changeTo(dieselFor500)
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  const dialog = await findDialog('Confirm your purchase', 'alertdialog')
  expect(dialog).toHaveTextContent(/Diesel.*500 L/)
  await user.click(buyButton(dialog))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(wire.of(buyFuel).map(({ body }) => body)).toMatchObject([
    { liter: 20, productCode: 'Gas95' },
    { liter: 500, productCode: 'Diesel' },
  ])
})

test('the remaining limit cannot be filled in where the page has fixed the amount', async () => {
  const { user, wire } = await openControlled(dieselFor500)
  wire.rewrite(buyFuel, () =>
    Response.json({ errorCode: 'BuyFuelLimitExceeded', data: { remainingAmount: 5000 } }, { status: 400 }),
  )
  await user.click(buyButton(await openConfirmation(user)))
  const dialog = await findDialog('Purchase limit reached', 'alertdialog')
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /^Use/ })).toBeNull()
})

test.each<[string, object, string]>([
  ['an unknown fuel', { defaultValues: { product: 'kerosene' } }, 'product'],
  ['half a millilitre', { defaultValues: { literVolume: 1_000.5 } }, 'literVolume'],
  [
    'less than a litre',
    { defaultValues: { literVolume: 999 }, lockedFields: ['literVolume'] },
    'literVolume',
  ],
  ['a negative amount', { defaultValues: { amount: -1 } }, 'amount'],
  ['an amount as text', { defaultValues: { amount: '500' } }, 'amount'],
  ['a locked fuel without a value', { lockedFields: ['product'] }, 'product'],
  ['a hidden fuel without a value', { hiddenFields: ['product'] }, 'product'],
  ['no field for the quantity', { hiddenFields: ['literVolume', 'amount'] }, 'literVolume, amount'],
  ['a locked volume without a value', { lockedFields: ['literVolume'] }, 'literVolume'],
  [
    'both a volume and an amount',
    { defaultValues: { literVolume: 5_000, amount: 5_00 } },
    'literVolume, amount',
  ],
  ['a field that the form does not have', { lockedFields: ['litres'] }, 'litres'],
])('%s is an error of the page, and nothing can be bought', async (_name, form, field) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const events: FleetEvent[] = []
  const { wire } = await openControlled(form, {
    search: 'product=diesel&litres=7',
    provider: { onEvent: (event) => events.push(event) },
  })
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join('\n')).toMatch(
    new RegExp(`(?:^|\\s)${field}(?:[\\s.,]|$)`, 'm'),
  )
  await waitFor(() =>
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'widget.failed',
        data: { kind: 'crash', code: 'InvalidFormControls', requestId: undefined },
      }),
    ),
  )
  expect(wire.of(buyFuel)).toEqual([])
})

test('an amount of the page that buys no litre at the current price says so, and cannot be bought', async () => {
  const { user, wire } = await openControlled({
    defaultValues: { product: 'diesel', amount: 20_00 },
    hiddenFields: ['product', 'literVolume', 'amount'],
  })
  const button = await screen.findByRole('button', { name: /^Continue/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button).toHaveAccessibleDescription(/Minimum order is 1 liter \(₱55.50\)/)
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(wire.of(buyFuel)).toEqual([])
})

test('a fuel of the page that has no price now says so, and cannot be bought', async () => {
  const { user } = await openControlled(dieselFor500, {
    prepareWire: (wire) => wire.rewrite(listPumpPrices, (answer) => (answer as unknown as object[]).slice(1)),
  })
  const button = await screen.findByRole('button', { name: /^Continue/ })
  await waitFor(() => expect(button).toHaveAccessibleDescription(/Not available at the moment/))
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
