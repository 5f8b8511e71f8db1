import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { contract } from 'fleet-portal-api-client/contract'
import { createGroup } from 'fleet-portal-api-client/contract/groups'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { BuyFuel } from '../areas/buy-fuel/BuyFuel.tsx'
import { CashInPanel } from '../areas/cash-in/CashInPanel.tsx'
import { LoyaltyPanel } from '../areas/dashboard/loyalty/LoyaltyPanel.tsx'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { FleetCards } from '../areas/fleet-cards/FleetCards.tsx'
import { FleetFuelCodes } from '../areas/fuel-codes/FleetFuelCodes.tsx'
import { GenerateFuelCodes } from '../areas/generate-fuel-codes/GenerateFuelCodes.tsx'
import { FleetGroups } from '../areas/groups/FleetGroups.tsx'
import { FleetLoans } from '../areas/loans/FleetLoans.tsx'
import { testLoanTerms } from '../areas/loans/loanTermsForTest.ts'
import { PaymentReturn } from '../areas/payment-return/PaymentReturn.tsx'
import { FleetUsers } from '../areas/users/FleetUsers.tsx'
import { FleetVehicles } from '../areas/vehicles/FleetVehicles.tsx'
import { beginCashin, saveCard } from './arrangeCashins.ts'
import { issueCard } from './cardScene.ts'
import { addDriver, addVehicle, buyLitres, enoughMoney, makeCodes } from './fuelScene.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet, type TestFleet } from './testFleet.ts'

/*
 * A deactivated fleet is read-only. The contract marks the calls that require an active fleet; this table has the controls
 * of each call. The test fails if a screen makes such a call and the table does not have it.
 */

interface Place {
  render: (fleetId: string) => ReactNode
  /** The buttons and menu entries that lead to the call. */
  controls: (user: UserEvent) => Promise<HTMLElement[]>
  /** Query strings that open the dialog of the call on an active fleet. */
  queries?: readonly string[]
  arrange?: (fleet: TestFleet) => Promise<unknown>
  /** Requires a VIP fleet. */
  isVip?: boolean
}

const buttons =
  (...names: (string | RegExp)[]): Place['controls'] =>
  () =>
    Promise.all(names.map((name) => screen.findByRole('button', { name })))

const entries =
  (of: RegExp, ...names: RegExp[]): Place['controls'] =>
  async (user) => {
    await user.click((await screen.findAllByRole('button', { name: of }))[0] as HTMLElement)
    const menu = within(await screen.findByRole('menu'))
    return names.map((name) => menu.getByRole('menuitem', { name }))
  }

const drivers = (fleetId: string) => <FleetDrivers fleetId={fleetId} />
const vehicles = (fleetId: string) => <FleetVehicles fleetId={fleetId} />
const groups = (fleetId: string) => <FleetGroups fleetId={fleetId} />
const users = (fleetId: string) => <FleetUsers fleetId={fleetId} />
const cashIn = (fleetId: string) => <CashInPanel fleetId={fleetId} />
const purchaser = /^Actions for Test purchaser/
const generate: Place = {
  render: (fleetId) => <GenerateFuelCodes fleetId={fleetId} />,
  controls: buttons('Add from template', 'Add code', 'Continue'),
  queries: ['dialog=add', 'dialog=templates'],
}

const places: Partial<Record<PathName, Place>> = {
  createDriver: { render: drivers, controls: buttons('Add driver'), queries: ['dialog=add'] },
  importDrivers: { render: drivers, controls: buttons('Import by CSV'), queries: ['dialog=import'] },
  updateDriver: {
    render: drivers,
    arrange: (fleet) => addDriver(fleet),
    controls: entries(/^Actions for José/, /^Edit/, /^Deactivate/),
  },
  createVehicle: { render: vehicles, controls: buttons('Add vehicle'), queries: ['dialog=add'] },
  importVehicles: { render: vehicles, controls: buttons('Import by CSV'), queries: ['dialog=import'] },
  updateVehicle: {
    render: vehicles,
    arrange: (fleet) => addVehicle(fleet),
    controls: entries(/^Actions for NAB1234/, /^Edit/, /^Deactivate/),
  },
  createGroup: { render: groups, controls: buttons('Add group'), queries: ['dialog=add'] },
  updateGroup: {
    render: groups,
    arrange: ({ fleetId, arrange }) => arrange(createGroup, { fleetId, name: 'Night shift' }),
    controls: entries(/^Actions for Night shift/, /^Edit/, /^Deactivate/),
  },
  updateFleetCard: {
    render: (fleetId) => <FleetCards fleetId={fleetId} />,
    arrange: (fleet) => issueCard(fleet),
    controls: entries(/^Actions for Card ending/, /^Edit/, /^Deactivate/, /^Terminate/),
  },
  inviteUser: { render: users, controls: buttons('Add user'), queries: ['dialog=add'] },
  updateUserAccess: { render: users, controls: entries(purchaser, /^Edit/) },
  removeUserAccess: { render: users, controls: entries(purchaser, /^Remove/) },
  buyFuel: { render: (fleetId) => <BuyFuel fleetId={fleetId} />, controls: buttons('Continue') },
  createLoanInquiry: {
    render: (fleetId) => <FleetLoans fleetId={fleetId} terms={testLoanTerms} />,
    controls: buttons('Send inquiry'),
  },
  createCashin: { render: cashIn, controls: buttons('Continue') },
  addCard: { render: cashIn, controls: buttons('Save a card') },
  removeCard: { render: cashIn, arrange: saveCard, controls: buttons(/^Remove Visa ending in 1881/) },
  createFuelCodes: generate,
  createTemplate: generate,
  updateTemplate: generate,
  deleteTemplate: generate,
  linkLoyalty: {
    render: (fleetId) => <LoyaltyPanel fleetId={fleetId} />,
    controls: buttons('Link account'),
    isVip: true,
  },
  updateFuelCode: {
    render: (fleetId) => <FleetFuelCodes fleetId={fleetId} />,
    arrange: async (fleet) => {
      await buyLitres(fleet, 'diesel', 100)
      await makeCodes(fleet, {})
    },
    controls: entries(/^Actions for/, /^Deactivate/),
  },
}

/** Enables every payment method. */
const payments = { cardTokenization: { url: 'http://cards.test/', publicKey: 'pk' } }

const source = join(import.meta.dirname, '..')

/** The calls of the contract that require an active fleet and that a component uses. */
function callsOnScreen(): string[] {
  const files = globSync('{areas,pieces}/**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$|[sS]cene\.tsx$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
  return [...contract.values()]
    .filter(({ activeFleetOnly }) => activeFleetOnly)
    .map(({ name }) => name)
    .filter((name) => files.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
}

/** Calls without a control: returning from a bank or a card verification triggers them. */
const callsWithoutControl: readonly PathName[] = [
  'createBpiToken',
  'confirmCard',
  'initiateBpiPayment',
  'processBpiPayment',
]

test('a payer who returns from a bank to a deactivated fleet reaches cash-in, and the bank’s code is not sent', async () => {
  const fleet = await testFleet()
  const { cashinId } = await beginCashin(fleet, 20_000)
  await fleet.deactivate()
  const search = `code=abc&cashInId=${cashinId}`
  const { moves, wire } = await renderInPortal(() => <PaymentReturn path="/bpi" />, { fleet, search })
  await waitFor(() => expect(moves).toMatchObject([{ area: 'cash-in', state: { cashInId: cashinId } }]))
  expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each([
  ['a visit to BPI', { bankName: 'BPI', token: 'abc' }, 'Cash-in pending'],
  [
    'a card that was verified',
    { cashInStatus: 'success', referenceNumber: 'CARD-1' },
    'Adding of card failed',
  ],
])('%s is shown on a deactivated fleet and not continued', async (_, { ...state }, title) => {
  const fleet = await testFleet()
  const { cashinId } = await beginCashin(fleet, 20_000)
  await fleet.deactivate()
  const navigationState = { ...state, ...('token' in state && { cashInId: cashinId }) } as Record<
    string,
    string
  >
  const { wire } = await renderInPortal(cashIn, { fleet, state: navigationState })
  expect((await screen.findAllByText(title))[0]).toBeVisible()
  expect((await screen.findAllByText(/This fleet is deactivated/))[0]).toBeVisible()
  expect(screen.queryByText('Pay with BPI')).toBeNull()
  expect(wire.sent.filter(({ method, path }) => method !== 'GET' || path.includes('bpi'))).toEqual([])
})

test('every call of a screen that requires an active fleet is covered by this table', () => {
  const calls = callsOnScreen()
  expect(calls.length).toBeGreaterThan(10)
  expect([...Object.keys(places), ...callsWithoutControl].toSorted()).toEqual(calls.toSorted())
})

async function deactivatedFleet({ arrange, isVip = false }: Place): Promise<TestFleet> {
  const fleet = await testFleet({ funds: enoughMoney, isVip })
  await arrange?.(fleet)
  await fleet.deactivate()
  return fleet
}

describe.each(Object.entries(places))('on a deactivated fleet %s', (_, place) => {
  test('has visible, disabled controls that say why, and is not sent', async () => {
    const fleet = await deactivatedFleet(place)
    const { user, wire } = await renderInPortal(place.render, { fleet, provider: { payments } })
    // The status is known once the fleet is loaded.
    await screen.findAllByText(/This fleet is deactivated/)
    for (const control of await place.controls(user)) {
      expect(control).toHaveAttribute('aria-disabled', 'true')
      const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      const labels = [control, ...described.map((id) => document.getElementById(id))]
      const accessibleText = [control.ariaLabel, ...labels.map((one) => one?.textContent)].join(' ')
      expect(accessibleText).toContain('This fleet is deactivated.')
      await user.click(control)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test.each(place.queries ?? [])('is not opened by the query %s', async (search) => {
    const fleet = await deactivatedFleet(place)
    await renderInPortal(place.render, { fleet, search })
    await screen.findAllByText(/This fleet is deactivated/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
