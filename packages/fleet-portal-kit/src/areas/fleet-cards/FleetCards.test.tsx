import { last4 } from '../../pieces/cells/cardText.ts'
import { listFleetCards, updateFleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { arrangeCards, issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetCards } from './FleetCards.tsx'

afterEach(() => vi.restoreAllMocks())

async function open({ isDeactivated, ...options }: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet({ type: 'locqpay' }))
  const cards = await arrangeCards(fleet)
  if (isDeactivated) await fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, { ...options, fleet })
  const statusOf = async (fuelCardId: string) => {
    const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId, perPage: 50 })
    return fuelCards.find((card) => card.fuelCardId === fuelCardId)?.status
  }
  return { ...portal, cards, statusOf }
}

const ending = ({ cardNumber }: { cardNumber: string }) => `Card ending in ${cardNumber.slice(-4)}`
const rowOf = async (card: { cardNumber: string }) =>
  within((await screen.findByText(ending(card))).closest('tr') as HTMLElement)

async function menuOf(user: UserEvent, card: { cardNumber: string }) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${ending(card)}` }))
  return within(await screen.findByRole('menu'))
}

const actionsOf = async (user: UserEvent, card: { cardNumber: string }) => {
  const menu = await menuOf(user, card)
  const actions = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return actions
}

async function choose(user: UserEvent, card: { cardNumber: string }, name: string) {
  await user.click((await menuOf(user, card)).getByRole('menuitem', { name }))
  return within(await findDialog(undefined, 'alertdialog'))
}

describe('the list of fleet cards', () => {
  test('of a hedging fleet without cards says what the fleet uses instead, and leads there', async () => {
    const fleet = await testFleet({ type: 'hedging' })
    const { user, moves } = await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, { fleet })
    expect(await screen.findByText(/its drivers get the fuel with fuel codes/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to My Fuel Codes' }))
    expect(moves).toMatchObject([{ area: 'fuel-codes' }])
  })

  test('shows driver, vehicle, usage and limits of each card, and No limit instead of a limit of 0', async () => {
    const { cards, wire } = await open()
    const both = await rowOf(cards.both)
    for (const text of [
      'Driver and vehicle specific',
      'José Peñaflor',
      'NAB1234',
      '₱12,340.50 of ₱50,000.00',
      '₱37,659.50 left',
      '8 of 20',
      '12 left',
      'Diesel',
      'Lubes',
      'Active',
    ]) {
      expect(both.getByText(text)).toBeInTheDocument()
    }
    const anyCard = await rowOf(cards.anybody)
    expect(anyCard.getAllByText('Any')).toHaveLength(2)
    expect(anyCard.getByText('₱1,500.00 used')).toBeInTheDocument()
    expect(anyCard.getAllByText('No limit')).toHaveLength(2)
    expect(anyCard.getByText('All products')).toBeInTheDocument()
    expect((await rowOf(cards.usedUp)).getAllByText('Limit reached')).toHaveLength(2)
    expect((await rowOf(cards.ended)).getByText('Terminated')).toBeInTheDocument()
    expect(wire.of(listFleetCards)[0]?.query).toMatchObject({
      fuelCardStatuses: 'active,deactivated,terminated',
      fuelCardTypes: 'driver-specific,vehicle-specific,driver-vehicle-specific,any',
      productCodes: 'diesel,gas91,gas95,gas97,lubes',
      page: '1',
      perPage: '10',
    })
  })

  test('marks a limit that is almost used up, and one that is reached', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const cards = await Promise.all(
      [79_99, 80_00, 100_00].map((used) =>
        issueCard(fleet, { locqpayLimit: 100, locqpayPaymentThisMonth: used / 100 }),
      ),
    )
    await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, { fleet })
    const tones = await Promise.all(
      cards.map(async ({ cardNumber }) => {
        const row = await screen.findByRole('row', { name: new RegExp(`ending in ${cardNumber.slice(-4)}`) })
        const marked = row.querySelectorAll('[data-label="LocqPay per month"] [data-tone]')
        return [...marked].map((element) => element.getAttribute('data-tone'))
      }),
    )
    // The text and the bar.
    expect(tones).toEqual([[], ['warning', 'warning'], ['danger', 'danger']])
  })

  test('masks the card number except for its last digits, reveals it on request, and copies the whole number', async () => {
    const { user, cards } = await open()
    const { cardNumber } = cards.both
    const row = await rowOf(cards.both)
    expect(document.body.textContent).not.toContain(inGroups(cardNumber))
    await user.click(row.getByRole('button', { name: `Show the whole card number: ${ending(cards.both)}` }))
    expect(screen.getByText(inGroups(cardNumber))).toBeVisible()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: `Copy: ${ending(cards.both)}` }))
    expect(copied).toHaveBeenCalledWith(cardNumber)
    await user.click(screen.getByRole('button', { name: `Hide the card number: ${ending(cards.both)}` }))
    expect(screen.queryByText(inGroups(cardNumber))).toBeNull()
  })

  test('finds a card number typed with spaces, and applies the filters of the URL', async () => {
    const { user, cards, wire } = await open({ search: 'fuelCardStatuses=active&fuelCardTypes=any' })
    await rowOf(cards.anybody)
    expect(screen.queryByText(ending(cards.both))).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Remove filter: Card type/ }))
    await rowOf(cards.both)
    await user.type(
      screen.getByLabelText('Search card number, driver or plate number'),
      `${inGroups(cards.usedUp.cardNumber)}{Enter}`,
    )
    await waitFor(() => expect(screen.queryByText(ending(cards.both))).toBeNull())
    expect(wire.of(listFleetCards).at(-1)?.query).toMatchObject({
      searchKey: cards.usedUp.cardNumber,
      fuelCardStatuses: 'active',
      productCodes: 'diesel,gas91,gas95,gas97,lubes',
    })
  })
})

describe('the actions of a card', () => {
  test('depend on its status, with the irreversible action last', async () => {
    const { user, cards } = await open()
    expect(await actionsOf(user, cards.both)).toEqual([
      'Edit',
      'Will this card work?',
      'View redemptions',
      'Deactivate',
      'Terminate card',
    ])
    expect(await actionsOf(user, cards.stopped)).toEqual([
      'Will this card work?',
      'View redemptions',
      'Activate',
    ])
    expect(await actionsOf(user, cards.ended)).toEqual(['Will this card work?', 'View redemptions'])
  })

  test('leave out redemptions and export for an account manager', async () => {
    const { user, cards } = await open({ as: 'account-manager' })
    expect(await actionsOf(user, cards.both)).toEqual([
      'Edit',
      'Will this card work?',
      'Deactivate',
      'Terminate card',
    ])
    expect(await actionsOf(user, cards.ended)).toEqual(['Will this card work?'])
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('leave the names of driver and vehicle as text for an account manager, who has no access to their pages', async () => {
    const { cards } = await open({ as: 'account-manager' })
    const row = await rowOf(cards.both)
    expect(row.getByText('José Peñaflor')).toBeVisible()
    expect(row.getByRole('link')).toHaveAccessibleName(new RegExp(`${last4(cards.both.cardNumber)}$`))
  })

  test('pass the card and the list query to the edit page, and lead to its redemptions', async () => {
    const { user, cards, moves, fleet } = await open({ search: 'fuelCardStatuses=active' })
    await user.click((await menuOf(user, cards.both)).getByRole('menuitem', { name: 'Edit' }))
    expect(moves[0]).toMatchObject({
      area: 'fleet-card-edit',
      state: { fleetId: fleet.fleetId, list: 'fuelCardStatuses=active' },
    })
    expect(moves[0]?.search).toBeUndefined()
    const redemptions = (await menuOf(user, cards.both)).getByRole('menuitem', { name: 'View redemptions' })
    await user.click(redemptions)
    expect(moves[1]).toEqual({
      area: 'fleet-card-redemptions',
      search: { fuelCardId: cards.both.fuelCardId, searchKey: last4(cards.both.cardNumber) },
    })
  })

  test('are replaced by Not Authorized for a role without access, and no cards are read', async () => {
    const { wire } = await open({ as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listFleetCards)).toEqual([])
  })
})

describe('the status of a card', () => {
  test('changes to deactivated after a confirmation, and Undo in the toast reactivates the card', async () => {
    const { user, cards, statusOf, events } = await open()
    const { fuelCardId } = cards.both
    const dialog = await choose(user, cards.both, 'Deactivate')
    expect(dialog.getByText(/This is temporary/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Yes deactivate it' }))
    expect(await screen.findByText(`${ending(cards.both)} was deactivated.`)).toBeVisible()
    expect(await (await rowOf(cards.both)).findByText('Deactivated')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`${ending(cards.both)} is active again.`)).toBeVisible()
    expect(await statusOf(fuelCardId)).toBe('active')
    await waitFor(() =>
      expect(events.filter(({ type }) => type.startsWith('fleet-card')).map(({ type }) => type)).toEqual([
        'fleet-card.deactivated',
        'fleet-card.activated',
      ]),
    )
  })

  test('changes to active after a confirmation', async () => {
    const { user, cards, statusOf } = await open()
    const dialog = await choose(user, cards.stopped, 'Activate')
    await user.click(dialog.getByRole('button', { name: 'Yes activate it' }))
    expect(await (await rowOf(cards.stopped)).findByText('Active')).toBeVisible()
    expect(await statusOf(cards.stopped.fuelCardId)).toBe('active')
  })

  test('changes to terminated after a confirmation, with one call for a double click', async () => {
    const { user, cards, statusOf, wire } = await open()
    const dialog = await choose(user, cards.both, 'Terminate card')
    expect(dialog.getByText(/This is permanent/)).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Yes terminate it' }))
    expect(await screen.findByText(`${ending(cards.both)} was terminated.`)).toBeVisible()
    expect(await (await rowOf(cards.both)).findByText('Terminated')).toBeVisible()
    expect(await statusOf(cards.both.fuelCardId)).toBe('terminated')
    expect(wire.of(updateFleetCard).map(({ body }) => body)).toEqual([
      { fuelCardId: cards.both.fuelCardId, status: 'terminated' },
    ])
    expect(await actionsOf(user, cards.both)).toEqual(['Will this card work?', 'View redemptions'])
  })

  test('stays as it is if it changed elsewhere in the meantime, and the dialog says so', async () => {
    const { user, cards, fleet, statusOf } = await open()
    const dialog = await choose(user, cards.both, 'Deactivate')
    await fleet.arrange(updateFleetCard, { fuelCardId: cards.both.fuelCardId, status: 'terminated' })
    await user.click(dialog.getByRole('button', { name: 'Yes deactivate it' }))
    expect(await dialog.findByText(/This has changed in the meantime/)).toBeVisible()
    expect(await statusOf(cards.both.fuelCardId)).toBe('terminated')
  })
})

describe('the export of fleet cards', () => {
  test('uses the filters of the list and opens the finished file', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    const { user, wire, fleet } = await open({ search: 'fuelCardTypes=any&page=2' })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    expect(wire.of(createReport)[0]?.body).toEqual({
      reportType: 'fuel-card-list',
      platformType: 'plb',
      fleetId: fleet.fleetId,
      fuelCardStatuses: 'active,deactivated,terminated',
      fuelCardTypes: 'any',
      productCodes: 'diesel,gas91,gas95,gas97,lubes',
    })
  })

  test('shows a toast with its title while the file is generated', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    await issueCard(fleet, { count: 1001 })
    const { user } = await open({ fleet })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Report is being generated')).toBeVisible()
    expect(screen.getByText('Success')).toBeVisible()
  })
})
