import { screen, waitFor } from '@testing-library/react'
import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

const open = (search = '') => renderInPortal(() => <ForgotPassword />, { as: null, search })

test('sends the link to the email of the URL and confirms it, even for an unknown account', async () => {
  const { user, wire, events } = await open('email=stranger%40fleet.test')
  expect(await screen.findByLabelText('Email')).toHaveValue('stranger@fleet.test')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Instructions were sent to stranger@fleet.test.')).toBeVisible()
  expect(wire.of(requestPasswordReset)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Go to sign in' })).toBeVisible()
  await waitFor(() =>
    expect(events).toContainEqual({ type: 'password-reset.requested', widget: 'forgot-password', data: {} }),
  )
})

test.each([
  ['invalid@', 'Invalid email address format'],
  [`${'a'.repeat(64)}@fleet.test.ph`, 'Maximum 75 character(s).'],
])('rejects the email %s without a call', async (email, message) => {
  const { user, wire } = await open()
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(wire.sent).toHaveLength(0)
})

test('accepts an email of 75 characters', async () => {
  const longest = `${'a'.repeat(64)}@fleet.test`
  expect(longest).toHaveLength(75)
  const { user, wire } = await open()
  await user.type(await screen.findByLabelText('Email'), longest)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(`Instructions were sent to ${longest}.`)).toBeVisible()
  expect(wire.of(requestPasswordReset)[0]?.body).toEqual({ email: longest })
})

test('shows the time of the next attempt after five emails in an hour', async () => {
  const { user, client } = await open('email=often%40fleet.test')
  for (let time = 1; time <= 5; time++) await client.call(requestPasswordReset, { email: 'often@fleet.test' })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^Too many requests\. You can try again at \d+:\d\d [AP]M\.$/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('often@fleet.test')
})

test.each(['E9999', 'P1010'])('shows the message of an invalid link for code %s', async (code) => {
  await open(`code=${code}`)
  expect(
    screen.getByText('This password recovery link has already been used or is no longer valid.'),
  ).toBeVisible()
})

test('shows no message for an unknown code', async () => {
  const { container } = await open('code=XYZ')
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(container.querySelector('.fpk-banner')).toBeNull()
})
