import { screen, waitFor } from '@testing-library/react'
import { requestPasswordReset } from 'api-client/contract/session'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

const open = (search = '') => renderInPortal(() => <ForgotPassword />, { as: null, search })

test('sends to the e-mail of the address and says so, for a stranger too', async () => {
  const { person, wire, events } = await open('email=stranger%40fleet.test')
  expect(await screen.findByLabelText('Email')).toHaveValue('stranger@fleet.test')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Instructions were sent to stranger@fleet.test.')).toBeVisible()
  expect(wire.of(requestPasswordReset)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Go to sign in' })).toBeVisible()
  await waitFor(() =>
    expect(events).toContainEqual({ type: 'password-reset.requested', widget: 'forgot-password', data: {} }),
  )
})

test.each([
  ['nobody@', 'Invalid email address format'],
  [`${'a'.repeat(64)}@fleet.test.ph`, 'Maximum 75 character(s).'],
])('refuses %s here', async (email, sentence) => {
  const { person, wire } = await open()
  await person.type(await screen.findByLabelText('Email'), email)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(wire.sent).toHaveLength(0)
})

test('takes an e-mail of 75 characters', async () => {
  const longest = `${'a'.repeat(64)}@fleet.test`
  expect(longest).toHaveLength(75)
  const { person, wire } = await open()
  await person.type(await screen.findByLabelText('Email'), longest)
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(`Instructions were sent to ${longest}.`)).toBeVisible()
  expect(wire.of(requestPasswordReset)[0]?.body).toEqual({ email: longest })
})

test('says from when on another mail can be had, after five in an hour', async () => {
  const { person, client } = await open('email=often%40fleet.test')
  for (let time = 1; time <= 5; time++) await client.call(requestPasswordReset, { email: 'often@fleet.test' })
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^Too many requests\. You can try again at \d+:\d\d [AP]M\.$/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('often@fleet.test')
})

test.each(['E9999', 'P1010'])('tells of a bad link after %s', async (code) => {
  await open(`code=${code}`)
  expect(
    screen.getByText('This password recovery link has already been used or is no longer valid.'),
  ).toBeVisible()
})

test('is plain after a code that it does not know', async () => {
  const { container } = await open('code=XYZ')
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(container.querySelector('.fpk-banner')).toBeNull()
})
