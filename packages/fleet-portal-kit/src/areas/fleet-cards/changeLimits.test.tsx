import { listFleetCards, updateFleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { issueCard } from '../../testing/cardScene.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetCards } from './FleetCards.tsx'

async function open() {
  const fleet = await testFleet({ type: 'locqpay' })
  await issueCard(fleet, {
    locqpayLimit: 1000,
    locqpayPaymentThisMonth: 640.5,
    transactionLimit: 5,
    transactionThisMonth: 3,
    products: ['diesel'],
    remarks: 'Keep',
  })
  await issueCard(fleet, { locqpayLimit: 2000, locqpayPaymentThisMonth: 1954.82, products: ['diesel'] })
  await issueCard(fleet, { locqpayLimit: 3000, products: ['diesel'], status: 'deactivated' })
  const portal = await renderInPortal((fleetId) => <FleetCards fleetId={fleetId} />, { fleet })
  await portal.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await portal.user.click(await screen.findByRole('button', { name: 'Change limits of 2 cards' }))
  const form = within(await findDialog('Change limits of 2 cards'))
  return { ...portal, form }
}

const limitsOf = async ({ arrange, fleetId }: TestFleet) => {
  const { fuelCards } = await arrange(listFleetCards, { fleetId, perPage: 50 })
  return fuelCards
    .map(({ locqpayLimit, transactionLimit }) => [locqpayLimit ?? 0, transactionLimit ?? 0])
    .toSorted(([one = 0], [other = 0]) => one - other)
}

describe('the limits of several cards', () => {
  test('do not change while a field has a text that is no number: it is not an empty field', async () => {
    const { user, form } = await open()
    const money = form.getByLabelText('LocqPay limit per month')
    await user.click(money)
    await user.paste('-7500')
    await user.click(form.getByLabelText('No transaction limit'))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await form.findByText('Enter a positive number.')).toBeVisible()
    expect(money).toHaveFocus()
    expect(money).toHaveValue('-7500')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.clear(money)
    await user.keyboard('25,50')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await form.findByText(/^Enter a number with at most 2 decimals/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('do not change to the digits of a pasted number of transactions', async () => {
    const { user, form } = await open()
    await user.click(form.getByLabelText('Transaction limit per month'))
    await user.paste('-5')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await form.findByText('This field should be numeric')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('change together, each card with its own key, and Undo gives each card its earlier limits', async () => {
    const { user, form, fleet, wire } = await open()
    await user.type(form.getByLabelText('LocqPay limit per month'), '7500')
    await user.click(form.getByLabelText('No transaction limit'))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const question = within(await findDialog('Change limits of 2 cards?', 'alertdialog'))
    expect(
      question.getByText('New for each card: LocqPay limit ₱7,500.00 per month, no transaction limit.'),
    ).toBeVisible()
    const [later, earlier] = question.getAllByRole('listitem')
    expect(earlier).toHaveTextContent('Before₱1,000.00After₱7,500.00, used ₱640.50')
    expect(earlier).toHaveTextContent('Before5AfterNo limit, used 3 transactions')
    expect(later).toHaveTextContent('Before₱2,000.00After₱7,500.00, used ₱1,954.82')
    // It has no limit of transactions before either.
    expect(later).toHaveTextContent('No limit, used 0 transactions')
    expect(question.queryByText(/cannot pay more/)).toBeNull()
    expect(wire.of(updateFleetCard)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Change limits of 2 cards' }))
    expect(await screen.findByText('Limits of 2 of 2 cards changed')).toBeVisible()
    // The deactivated card keeps its limit.
    expect(await limitsOf(fleet)).toEqual([
      [300_000, 0],
      [750_000, 0],
      [750_000, 0],
    ])
    expect(new Set(wire.of(updateFleetCard).map(({ key }) => key)).size).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 of 2 reverted')).toBeVisible()
    expect(await limitsOf(fleet)).toEqual([
      [100_000, 5],
      [200_000, 0],
      [300_000, 0],
    ])
  })

  test('say before the change how many cards have used up the new limits', async () => {
    const { user, form } = await open()
    await user.type(form.getByLabelText('LocqPay limit per month'), '900')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const question = within(await findDialog('Change limits of 2 cards?', 'alertdialog'))
    const warning = '1 card has used up its new limit. It cannot pay more until next month.'
    expect(question.getByText(warning).closest('.fpk-banner')).toHaveAttribute('data-tone', 'warning')
    const [later, earlier] = question.getAllByRole('listitem')
    expect(later).toHaveTextContent('Before₱2,000.00After₱900.00, used ₱1,954.82')
    expect(later?.querySelector('[data-tone="warning"]')).not.toBeNull()
    expect(earlier?.querySelector('[data-tone="warning"]')).toBeNull()
    // The limit of transactions stays as it is.
    expect(earlier).not.toHaveTextContent('transactions')
  })

  test('are given back by Undo as they were when they were replaced, and stay where another user has changed them since', async () => {
    const { user, form, fleet } = await open()
    const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId, perPage: 50 })
    const setLimit = (before: number, locqpayLimit: number) => {
      const fuelCardId = fuelCards.find((card) => card.locqpayLimit === before)?.fuelCardId ?? ''
      return fleet.arrange(updateFleetCard, { fuelCardId, locqpayLimit: centavos(locqpayLimit) })
    }
    await setLimit(100_000, 40_000)
    await user.type(form.getByLabelText('LocqPay limit per month'), '7500')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const question = within(await findDialog('Change limits of 2 cards?', 'alertdialog'))
    await user.click(question.getByRole('button', { name: 'Change limits of 2 cards' }))
    expect(await screen.findByText('Limits of 2 of 2 cards changed')).toBeVisible()
    await setLimit(200_000, 50_000)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/ of 2 reverted/)).toHaveTextContent(
      '1 of 2 reverted. This has changed in the meantime. Reload to see the current state.',
    )
    expect(await limitsOf(fleet)).toEqual([
      [40_000, 5],
      [50_000, 0],
      [300_000, 0],
    ])
  })

  test('stay as they are where the form is empty, and the form requires one of them', async () => {
    const { user, form, fleet } = await open()
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await form.findByRole('alert')).toHaveTextContent('Enter at least one new limit.')
    expect(form.queryByText('This field is required.')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.type(form.getByLabelText('Transaction limit per month'), '40')
    expect(form.queryByRole('alert')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Continue' }))
    const question = within(await findDialog('Change limits of 2 cards?', 'alertdialog'))
    await user.click(question.getByRole('button', { name: 'Change limits of 2 cards' }))
    expect(await screen.findByText('Limits of 2 of 2 cards changed')).toBeVisible()
    expect(await limitsOf(fleet)).toEqual([
      [100_000, 40],
      [200_000, 40],
      [300_000, 0],
    ])
  })

  test('outside of the range are not sent', async () => {
    const { user, form, wire } = await open()
    await user.type(form.getByLabelText('LocqPay limit per month'), '0.50')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(
      await form.findByText(/1\.00/, { selector: '[role=alert], [role=alert] *, [id$=error], span, p' }),
    ).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(wire.of(updateFleetCard)).toEqual([])
  })
})
