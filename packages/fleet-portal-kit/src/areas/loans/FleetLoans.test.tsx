import { createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { copyOfTab, reloadPage, workKept } from '../../testing/reloadPage.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import type { LoanTerms } from './loanTerms.ts'
import { testLoanTerms } from './loanTermsForTest.ts'
import { FleetLoans } from './FleetLoans.tsx'
import { englishFormats } from '../../testing/englishFormats.ts'

async function open({ terms = testLoanTerms, ...options }: PortalOptions & { terms?: LoanTerms } = {}) {
  const portal = await renderInPortal((fleetId) => <FleetLoans fleetId={fleetId} terms={terms} />, options)
  await screen.findByLabelText(/^Contact number/)
  return portal
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const submit = () => screen.getByRole('button', { name: 'Send inquiry' })
const boxes = () => screen.getAllByRole('checkbox')
const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function fill(user: UserEvent) {
  await user.type(field('Contact number'), '09175550123')
  await user.selectOptions(field('Loan product'), 'Truck loan')
  await user.selectOptions(field('Region'), 'Visayas')
  await user.selectOptions(field('Branch'), 'Cebu City')
  for (const box of boxes()) await user.click(box)
}

test('a duplicated tab sends the same idempotency key, so one inquiry is created', async () => {
  const { user, wire, fleet } = await open()
  await fill(user)
  const copied = copyOfTab()
  await user.click(submit())
  await screen.findByText('Your inquiry was sent')
  const first = wire.of(createLoanInquiry)[0]?.key
  cleanup()
  copied()
  const copy = await open({ fleet })
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  await copy.user.click(submit())
  await screen.findByText('Your inquiry was sent')
  expect(copy.wire.of(createLoanInquiry).map(({ key }) => key)).toEqual([first])
})

test('the last inquiry is shown at the next visit, without the email, and only on this device', async () => {
  const { user, fleet, events, unmount } = await open()
  expect(screen.queryByRole('region', { name: 'Your last inquiry' })).toBeNull()
  await fill(user)
  await user.click(submit())
  await screen.findByText('Your inquiry was sent')
  expect(screen.queryByRole('region', { name: 'Your last inquiry' })).toBeNull()
  unmount()
  await open({ fleet })
  const last = await screen.findByRole('region', { name: 'Your last inquiry' })
  const inquired = events.find(({ type }) => type === 'loan.inquired')
  const { loanId = '' } = (inquired?.data ?? {}) as { loanId?: string }
  expect(within(last).getByText(loanId)).toBeVisible()
  expect(within(last).getByText('Cebu City')).toBeVisible()
  expect(JSON.stringify(localStorage)).not.toContain(fleet.emailOf('portal-admin'))
})

test('says beside the button what is missing, and what happens next', async () => {
  const { user } = await open()
  const sentence = /^Fill in first: Contact number/
  expect(screen.getAllByText(sentence)).toHaveLength(2)
  await fill(user)
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  const next = screen.getByRole('region', { name: 'What happens next' })
  expect(within(next).getAllByRole('listitem')).toHaveLength(3)
})

describe('the inquiry form', () => {
  test('shows the errors of its fields when the disabled Send is pressed, and sends nothing', async () => {
    const { user, wire } = await open()
    await user.type(field('Contact number'), '0917')
    await user.click(submit())
    expect(await screen.findByText('Please enter a valid mobile number.')).toBeVisible()
    expect(field('Contact number')).toHaveFocus()
    expect(field('Loan product')).toHaveAccessibleDescription('This field is required.')
    expect(wire.of(createLoanInquiry)).toEqual([])
  })

  test('starts with the signed-in user, enables Send when every field is valid, and sends once for a double click', async () => {
    const { user, wire, fleet, events } = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible()
    expect(
      screen.getByText(/a loan from Sample Lending Corporation\. .* replies within 24 hours\./),
    ).toBeVisible()
    expect(screen.getByRole('img', { name: 'A truck and a car on a road between hills' })).toBeVisible()
    expect(field('First name')).toHaveValue('Test')
    expect(field('Last name')).toHaveValue('portal-admin')
    expect(field('Email')).toHaveValue(fleet.emailOf('portal-admin'))
    for (const box of boxes()) expect(box).not.toBeChecked()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription(
      'Fill in first: Contact number, Loan product, Region, Branch, Privacy notice of the lender, Privacy notice of this product.',
    )
    await user.click(submit())
    await user.clear(field('Email'))
    await user.type(field('Email'), 'ana@fleet.test')
    await fill(user)
    expect(submit()).not.toHaveAttribute('aria-disabled')
    await user.dblClick(submit())
    expect(await screen.findByRole('heading', { name: 'Your inquiry was sent' })).toHaveFocus()
    expect(wire.of(createLoanInquiry).map(({ body }) => body)).toEqual([
      {
        fleetId: fleet.fleetId,
        firstName: 'Test',
        lastName: 'portal-admin',
        email: 'ana@fleet.test',
        mobileNumber: '09175550123',
        loanProduct: 'truck-loan',
        region: 'Visayas',
        branch: 'Cebu City',
      },
    ])
    const inquired = events.find((event) => event.type === 'loan.inquired')
    const { loanId = '' } = (inquired?.data ?? {}) as { loanId?: string }
    expect(loanId).toMatch(/^lon_/)
    expect(screen.getByText(loanId)).toBeVisible()
    expect(
      screen.getByText(
        'The branch replies to ana@fleet.test. Keep the inquiry ID to ask about your inquiry.',
      ),
    ).toBeVisible()
    const tomorrow = [0, 60_000].map((ago) =>
      englishFormats.formatInstant(new Date(Date.now() + 86_400_000 - ago).toISOString()),
    )
    expect(tomorrow).toContain(screen.getByText('Reply by').nextElementSibling?.textContent)
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: /^Copy/ }))
    expect(copied).toHaveBeenCalledWith(loanId)
    const mail = screen.getByRole('link', { name: 'Email it' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain(
      `Inquiry ID: ${loanId}\nLoan product: Truck loan\nBranch: Cebu City`,
    )
    // The next inquiry starts without values of this one.
    await user.click(screen.getByRole('button', { name: 'Send another inquiry' }))
    await waitFor(() => expect(field('Contact number')).toHaveValue(''))
    for (const box of boxes()) expect(box).not.toBeChecked()
    expect(workKept(fleet)).toEqual([])
  })

  test('looks up the outcome when the answer is lost, and does not send the inquiry again', async () => {
    const { user, wire, fleet } = await open()
    await fill(user)
    wire.loseAnswer(createLoanInquiry)
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Your inquiry was sent' })).toBeVisible()
    expect(wire.of(createLoanInquiry)).toHaveLength(1)
    expect(workKept(fleet)).toEqual([])
  })

  test('shows a rejection above the fields, keeps the values, and tracks no typed text', async () => {
    const track = vi.fn()
    const { user, wire } = await open({ provider: { analytics: { track } } })
    await fill(user)
    wire.refuse(createLoanInquiry, 'BadRequest')
    await user.click(submit())
    expect(await screen.findByText('Some of this is not valid. Check it and try again.')).toBeVisible()
    expect(field('Contact number')).toHaveValue('09175550123')
    expect(track.mock.calls).toEqual([['loan_inquiry_refused']])
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Your inquiry was sent' })).toBeVisible()
    const keys = wire.of(createLoanInquiry).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  test('keeps its values after a reload', async () => {
    const fleet = await testFleet()
    const { user } = await open({ fleet })
    await fill(user)
    await user.selectOptions(field('Branch'), 'Iloilo City')
    await reloadPage()
    await open({ fleet })
    await waitFor(() => expect(field('Branch')).toHaveValue('Iloilo City'))
    expect(field('Contact number')).toHaveValue('09175550123')
    expect(field('Region')).toHaveValue('Visayas')
  })

  test('shows the specified error for each invalid field', async () => {
    const { user } = await open()
    const expectError = async (name: string, typed: string, message: string) => {
      await user.clear(field(name))
      if (typed) {
        await user.click(field(name))
        await user.paste(typed)
      }
      await user.tab()
      expect(await screen.findByText(message)).toBeVisible()
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    await expectError('First name', '', 'This field is required.')
    await expectError('Last name', 'x'.repeat(76), 'Maxlength is 75')
    await expectError('Email', 'ana@fleet', 'This field is not a valid email')
    await expectError('Contact number', '0917123456', 'Please enter a valid mobile number.')
    await expectError('Contact number', '091712345678', 'Maxlength is 11')
    await user.clear(field('Contact number'))
    await user.type(field('Contact number'), '0917 555-0123')
    expect(field('Contact number')).toHaveValue('09175550123')
    await expectError('Contact number', '09175550123 abc', 'This field should be numeric')
  })
})

describe('the branch field', () => {
  test('lists the branches of the region, and is cleared with a reason when the region changes', async () => {
    const { user } = await open()
    expect(field('Branch')).toBeDisabled()
    expect(field('Branch')).toHaveAccessibleDescription('Choose a region first.')
    await user.selectOptions(field('Region'), 'Visayas')
    const inVisayas = testLoanTerms.branches.filter(({ region }) => region === 'Visayas')
    expect(optionsOf('Branch')).toEqual(['Choose one', ...inVisayas.map(({ label }) => label)])
    await user.selectOptions(field('Branch'), 'Cebu City')
    await user.selectOptions(field('Region'), 'Mindanao')
    expect(field('Branch')).toHaveValue('')
    await waitFor(() =>
      expect(field('Branch')).toHaveAccessibleDescription(
        'Cebu City is not in Mindanao. Choose a branch of this region.',
      ),
    )
    expect(optionsOf('Branch')).not.toContain('Cebu City')
    await user.selectOptions(field('Branch'), 'Davao City')
    expect(screen.queryByText(/is not in Mindanao/)).toBeNull()
  })

  test('uses the terms of the host, and clears a saved branch that is no longer available', async () => {
    const fleet = await testFleet()
    const { user } = await open({ fleet })
    await fill(user)
    await reloadPage()
    const terms: LoanTerms = {
      lender: 'Isla Credit',
      branches: [{ label: 'Mactan', value: 'b-17', region: 'Visayas' }],
      privacy: { lender: { url: 'https://isla.test/privacy' }, product: { text: 'First.\n\nSecond.' } },
    }
    const { user: next, wire } = await open({ fleet, terms })
    expect(
      await screen.findByText('The branch that you chose is no longer available. Choose another branch.'),
    ).toBeVisible()
    expect(screen.getByText(/a loan from Isla Credit\./)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Read the notice of Isla Credit' })
    expect(link).toHaveAttribute('href', 'https://isla.test/privacy')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await next.click(screen.getByRole('button', { name: 'Read the notice of vehicle financing' }))
    const dialog = await findDialog('Privacy notice of this product')
    expect(within(dialog).getByText('Second.')).toBeVisible()
    await next.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(optionsOf('Branch')).toEqual(['Choose one', 'Mactan'])
    await next.selectOptions(field('Branch'), 'Mactan')
    await next.click(submit())
    expect(await screen.findByRole('heading', { name: 'Your inquiry was sent' })).toBeVisible()
    expect(wire.of(createLoanInquiry)[0]?.body).toMatchObject({ branch: 'b-17' })
    expect(screen.getByText('Branch').nextElementSibling).toHaveTextContent('Mactan')
    await next.click(screen.getByRole('button', { name: 'Send another inquiry' }))
    await screen.findByLabelText(/^Contact number/)
    await next.selectOptions(field('Region'), 'Mindanao')
    expect(field('Branch')).toHaveAccessibleDescription(
      'There is no branch in Mindanao. Choose another region.',
    )
  })

  test('has branches of every region in the test terms, each with its own value', () => {
    const { branches } = testLoanTerms
    expect(new Set(branches.map(({ region }) => region)).size).toBe(5)
    expect(new Set(branches.map(({ value }) => value)).size).toBe(branches.length)
  })
})

test.each(['purchaser', 'fleet-manager', 'data-analyst', 'account-manager'] as const)(
  'a %s has no access to vehicle financing',
  async (as) => {
    await renderInPortal((fleetId) => <FleetLoans fleetId={fleetId} />, { as })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send inquiry' })).toBeNull()
  },
)

test('without terms the widget says that vehicle financing is not set up', async () => {
  await renderInPortal((fleetId) => <FleetLoans fleetId={fleetId} />)
  expect(await screen.findByText('Vehicle financing is not available yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send inquiry' })).toBeNull()
})
