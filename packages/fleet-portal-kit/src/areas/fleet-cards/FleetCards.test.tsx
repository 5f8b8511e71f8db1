import { listFleetCards, updateFleetCard } from 'api-client/contract/fleetCards'
import { createReport } from 'api-client/contract/reports'
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
const lineOf = async (card: { cardNumber: string }) =>
  within((await screen.findByText(ending(card))).closest('tr') as HTMLElement)

async function menuOf(person: UserEvent, card: { cardNumber: string }) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${ending(card)}` }))
  return within(await screen.findByRole('menu'))
}

const choicesOf = async (person: UserEvent, card: { cardNumber: string }) => {
  const menu = await menuOf(person, card)
  const choices = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return choices
}

async function choose(person: UserEvent, card: { cardNumber: string }, name: string) {
  await person.click((await menuOf(person, card)).getByRole('menuitem', { name }))
  return within(await findDialog(undefined, 'alertdialog'))
}

describe('the list of fleet cards', () => {
  test('says who uses a card, what it was used for this month of its limits, and never a limit of 0', async () => {
    const { cards, wire } = await open()
    const both = await lineOf(cards.both)
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
    const anybody = await lineOf(cards.anybody)
    expect(anybody.getAllByText('Any')).toHaveLength(2)
    expect(anybody.getByText('₱1,500.00')).toBeInTheDocument()
    expect(anybody.getAllByText('No limit')).toHaveLength(2)
    expect(anybody.getByText('All products')).toBeInTheDocument()
    expect((await lineOf(cards.usedUp)).getAllByText('Limit reached')).toHaveLength(2)
    expect((await lineOf(cards.ended)).getByText('Terminated')).toBeInTheDocument()
    expect(wire.of(listFleetCards)[0]?.query).toMatchObject({
      fuelCardStatuses: 'active,deactivated,terminated',
      fuelCardTypes: 'driver-specific,vehicle-specific,driver-vehicle-specific,any',
      productCodes: 'diesel,gas91,gas95,gas97,lubes',
      page: '1',
      perPage: '10',
    })
  })

  test('hides the number of a card but for its end, until it is asked for, and copies the whole', async () => {
    const { person, cards } = await open()
    const { cardNumber } = cards.both
    const line = await lineOf(cards.both)
    expect(document.body.textContent).not.toContain(inGroups(cardNumber))
    await person.click(
      line.getByRole('button', { name: `Show the whole card number: ${ending(cards.both)}` }),
    )
    expect(screen.getByText(inGroups(cardNumber))).toBeVisible()
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await person.click(screen.getByRole('button', { name: `Copy: ${ending(cards.both)}` }))
    expect(written).toHaveBeenCalledWith(cardNumber)
    await person.click(screen.getByRole('button', { name: `Hide the card number: ${ending(cards.both)}` }))
    expect(screen.queryByText(inGroups(cardNumber))).toBeNull()
  })

  test('is searched by a number typed with its gaps, and filtered by what the address says', async () => {
    const { person, cards, wire } = await open({ search: 'fuelCardStatuses=active&fuelCardTypes=any' })
    await lineOf(cards.anybody)
    expect(screen.queryByText(ending(cards.both))).toBeNull()
    await person.click(await screen.findByRole('button', { name: /^Remove filter: Card type/ }))
    await lineOf(cards.both)
    await person.type(
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

describe('what can be done with a card', () => {
  test('goes by its status, and what cannot be taken back is last', async () => {
    const { person, cards } = await open()
    expect(await choicesOf(person, cards.both)).toEqual([
      'Edit',
      'View redemptions',
      'Deactivate',
      'Terminate card',
    ])
    expect(await choicesOf(person, cards.stopped)).toEqual(['View redemptions', 'Activate'])
    expect(await choicesOf(person, cards.ended)).toEqual(['View redemptions'])
  })

  test('is shown to an account manager without redemptions and export', async () => {
    const { person, cards } = await open({ as: 'account-manager' })
    expect(await choicesOf(person, cards.both)).toEqual(['Edit', 'Deactivate', 'Terminate card'])
    expect(screen.queryByRole('button', { name: `Actions for ${ending(cards.ended)}` })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('hands the card over to its page with the place in the list, and leads to its redemptions', async () => {
    const { person, cards, moves, fleet } = await open({ search: 'fuelCardStatuses=active' })
    await person.click((await menuOf(person, cards.both)).getByRole('menuitem', { name: 'Edit' }))
    expect(moves[0]).toMatchObject({
      area: 'fleet-card-edit',
      state: { fleetId: fleet.fleetId, list: 'fuelCardStatuses=active' },
    })
    expect(moves[0]?.search).toBeUndefined()
    const redemptions = (await menuOf(person, cards.both)).getByRole('menuitem', { name: 'View redemptions' })
    await person.click(redemptions)
    expect(moves[1]).toEqual({
      area: 'fleet-card-redemptions',
      search: { searchKey: cards.both.cardNumber },
    })
  })

  test('a role without access is told so, and no list is asked for', async () => {
    const { wire } = await open({ as: 'purchaser' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listFleetCards)).toEqual([])
  })
})

describe('the status of a card', () => {
  test('is stopped for a while after asking, and brought back from the notice', async () => {
    const { person, cards, statusOf, events } = await open()
    const { fuelCardId } = cards.both
    const dialog = await choose(person, cards.both, 'Deactivate')
    expect(dialog.getByText(/This is temporary/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Yes deactivate it' }))
    expect(await screen.findByText(`${ending(cards.both)} was deactivated.`)).toBeVisible()
    expect(await (await lineOf(cards.both)).findByText('Deactivated')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`${ending(cards.both)} is active again.`)).toBeVisible()
    expect(await statusOf(fuelCardId)).toBe('active')
    await waitFor(() =>
      expect(events.filter(({ type }) => type.startsWith('fleet-card')).map(({ type }) => type)).toEqual([
        'fleet-card.deactivated',
        'fleet-card.activated',
      ]),
    )
  })

  test('comes back after asking', async () => {
    const { person, cards, statusOf } = await open()
    const dialog = await choose(person, cards.stopped, 'Activate')
    await person.click(dialog.getByRole('button', { name: 'Yes activate it' }))
    expect(await (await lineOf(cards.stopped)).findByText('Active')).toBeVisible()
    expect(await statusOf(cards.stopped.fuelCardId)).toBe('active')
  })

  test('ends for good after asking, once however often it is pressed', async () => {
    const { person, cards, statusOf, wire } = await open()
    const dialog = await choose(person, cards.both, 'Terminate card')
    expect(dialog.getByText(/This is permanent/)).toBeVisible()
    await person.dblClick(dialog.getByRole('button', { name: 'Yes terminate it' }))
    expect(await screen.findByText(`${ending(cards.both)} was terminated.`)).toBeVisible()
    expect(await (await lineOf(cards.both)).findByText('Terminated')).toBeVisible()
    expect(await statusOf(cards.both.fuelCardId)).toBe('terminated')
    expect(wire.of(updateFleetCard).map(({ body }) => body)).toEqual([
      { fuelCardId: cards.both.fuelCardId, status: 'terminated' },
    ])
    expect(await choicesOf(person, cards.both)).toEqual(['View redemptions'])
  })

  test('that somebody else changed meanwhile is not changed again, and the question says why', async () => {
    const { person, cards, fleet, statusOf } = await open()
    const dialog = await choose(person, cards.both, 'Deactivate')
    await fleet.arrange(updateFleetCard, { fuelCardId: cards.both.fuelCardId, status: 'terminated' })
    await person.click(dialog.getByRole('button', { name: 'Yes deactivate it' }))
    expect(await dialog.findByText(/This has changed in the meantime/)).toBeVisible()
    expect(await statusOf(cards.both.fuelCardId)).toBe('terminated')
  })
})

describe('the export of fleet cards', () => {
  test('has the filters of the list, and is opened where it is ready', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    const { person, wire, fleet } = await open({ search: 'fuelCardTypes=any&page=2' })
    await person.click(await screen.findByRole('button', { name: 'Export' }))
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

  test('is announced with its title where it is still being made', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    await issueCard(fleet, { count: 1001 })
    const { person } = await open({ fleet })
    await person.click(await screen.findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Report generated')).toBeVisible()
    expect(screen.getByText('Success')).toBeVisible()
  })
})
