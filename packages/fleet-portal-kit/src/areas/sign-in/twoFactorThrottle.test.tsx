import { screen, waitFor } from '@testing-library/react'
import { login, verifyOtp } from 'fleet-portal-api-client/contract/session'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  advanceTime,
  codeField,
  codeLifetime,
  newestCode,
  openSignIn,
  submitCredentials,
  verify,
  withTwoFactor,
} from './signInScene.tsx'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

type Portal = Awaited<ReturnType<typeof openSignIn>>

const hour = 3_600_000

/** Moves the clock of the server. The clock of the browser stays. */
async function shiftServerClock(ms: number) {
  const sandbox = await testSandbox()
  sandbox.advance(ms)
  onTestFinished(() => sandbox.advance(-ms))
}

async function lockOut(email: string, portal: Portal) {
  const wrong = (await newestCode(email)) === '000000' ? '111111' : '000000'
  for (let attempt = 1; attempt <= 3; attempt++) {
    await portal.client.call(verifyOtp, { email, otp: wrong }).catch(() => undefined)
  }
  await verify(portal, wrong)
}

describe.each([
  ['a day behind', 24 * hour],
  ['minutes behind', hour / 12],
  ['minutes ahead', -hour / 12],
  ['a day ahead', -24 * hour],
])('on a computer whose clock is %s', (_, ms) => {
  test('a new code is available after ten minutes and a lock ends after an hour', async () => {
    await shiftServerClock(ms)
    const portal = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(portal, email)
    await codeField()
    expect(screen.getByRole('button', { name: /^Resend code in (10:00|9:5\d)$/ })).toBeVisible()
    await lockOut(email, portal)
    expect(await screen.findByText(/(60:00|59:5\d) left\.$/)).toBeVisible()
    portal.unmount()
    await submitCredentials(await openSignIn(fleet), email)
    expect(await screen.findByText(/(60:00|59:5\d) left\.$/)).toBeVisible()
  })
})

const wrongCodeFor = async (email: string) => ((await newestCode(email)) === '000000' ? '111111' : '000000')

describe('after a reload', () => {
  test('earlier wrong codes still count: the fourth one locks sign-in, and its message stays after another reload', async () => {
    const first = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(first, email)
    await codeField()
    const wrong = await wrongCodeFor(email)
    for (const left of [2, 1]) {
      await verify(first, wrong)
      await screen.findByText(new RegExp(`${left} more wrong codes? (is|are) allowed`))
      await waitFor(async () => expect(await codeField()).toHaveValue(''))
    }
    await verify(first, wrong)
    await screen.findByText(/One more wrong code locks/)
    first.unmount()
    const second = await openSignIn(fleet)
    await submitCredentials(second, email)
    expect(await screen.findByText('One more wrong code locks sign-in for an hour.')).toBeVisible()
    await verify(second, wrong)
    const message = 'Entered incorrectly 3 times, try again after one hour'
    expect(await screen.findByText(message)).toBeVisible()
    second.unmount()
    await submitCredentials(await openSignIn(fleet), email)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText(/(60:00|59:5\d|59:4\d) left\.$/)).toBeVisible()
  })

  test('a correct code resets the count of wrong codes', async () => {
    const first = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(first, email)
    await codeField()
    await verify(first, await wrongCodeFor(email))
    await screen.findByText(/2 more wrong codes are allowed/)
    await waitFor(async () => expect(await codeField()).toHaveValue(''))
    await verify(first, await newestCode(email))
    await waitFor(() => expect(first.events.map(({ type }) => type)).toContain('session.started'))
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('otp-waits')
  })

  test('the wait after the limit of codes continues and does not restart', async () => {
    const first = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(first, email)
    await codeField()
    for (let time = 1; time <= 5; time += 1) {
      advanceTime(codeLifetime)
      await first.user.click(await screen.findByRole('button', { name: 'Resend code' }))
      if (time < 5) await screen.findByText(/^The code was sent again/)
    }
    const limit = 'You have reached the limit to receive the code. Please try again after one hour.'
    expect(await screen.findByText(limit)).toBeVisible()
    first.unmount()
    advanceTime(codeLifetime / 2)
    const second = await openSignIn(fleet)
    await submitCredentials(second, email)
    expect(await screen.findByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    expect(screen.getByText(limit)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Resend code in (55:00|54:\d\d)$/ })).toBeVisible()
    advanceTime(hour)
    await second.user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    expect(screen.queryByText(limit)).toBeNull()
  }, 90_000)
})

test('a lock whose end the server does not state continues after a reload and another rejection', async () => {
  const email = `${fleet.fleetId.slice(-8).toLowerCase()}@fleet.test`
  const first = await openSignIn(fleet)
  first.wire.refuse(login, 'P1029')
  await submitCredentials(first, email)
  expect(await screen.findByText(/(60:00|59:5\d) left\.$/)).toBeVisible()
  first.unmount()
  advanceTime(hour / 2)
  const second = await openSignIn(fleet)
  second.wire.refuse(login, 'P1029')
  await submitCredentials(second, email)
  expect(await screen.findByText(/(30:00|29:[345]\d) left\.$/)).toBeVisible()
  second.unmount()
  advanceTime(hour)
  const third = await openSignIn(fleet)
  third.wire.refuse(login, 'P1029')
  await submitCredentials(third, email)
  expect(await screen.findByText(/(60:00|59:[345]\d) left\.$/)).toBeVisible()
})

test('a lock does not get longer if the clock is set back while the dialog is open', async () => {
  const portal = await openSignIn(fleet)
  const email = await withTwoFactor(fleet)
  await submitCredentials(portal, email)
  await codeField()
  await lockOut(email, portal)
  await screen.findByText(/ left\.$/)
  advanceTime(-24 * hour)
  advanceTime(1000)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(screen.getByText(/(60|59):\d\d left\.$/)).toBeVisible()
})

test.each([
  ['clicked', (portal: Portal, resend: HTMLElement) => portal.user.click(resend)],
  [
    'pressed with Enter',
    async (portal: Portal, resend: HTMLElement) => {
      while (document.activeElement !== resend) await portal.user.tab()
      await portal.user.keyboard('{Enter}')
    },
  ],
])('after Resend code the code field has the focus and no error: %s', async (_, pressResend) => {
  const portal = await openSignIn(fleet)
  await submitCredentials(portal, await withTwoFactor(fleet))
  const field = await codeField()
  await waitFor(() => expect(field).toHaveFocus())
  advanceTime(codeLifetime)
  await pressResend(portal, await screen.findByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('The code was sent again once.')).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
  await waitFor(() => expect(field).toBeValid())
  expect(screen.queryByText('This field is required.')).toBeNull()
})

test('a new code is available at once if the answer to a code was lost', async () => {
  const portal = await openSignIn(fleet)
  const email = await withTwoFactor(fleet)
  await submitCredentials(portal, email)
  await codeField()
  const code = await newestCode(email)
  portal.wire.loseAnswer(verifyOtp)
  await verify(portal, code)
  expect(await screen.findByText('There is no connection. Check it and try again.')).toBeVisible()
  await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('The code was sent again once.')).toBeVisible()
  await verify(portal, await newestCode(email))
  await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
})

test('the message of a lock disappears when the lock ends', async () => {
  const portal = await openSignIn(fleet)
  const email = await withTwoFactor(fleet)
  await submitCredentials(portal, email)
  await codeField()
  await lockOut(email, portal)
  const message = /Your Account is temporarily locked out|Entered incorrectly 3 times/
  expect((await screen.findAllByText(message))[0]).toBeVisible()
  advanceTime(hour + 1000)
  await waitFor(async () => expect(await codeField()).toBeEnabled())
  expect(screen.queryByText(message)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Resend code' })).toBeVisible()
})

test.each(['in this dialog', 'before the dialog opened'])(
  'after a lock that started %s has ended, no code is requested before one was sent',
  async (when) => {
    const first = await openSignIn(fleet)
    const email = await withTwoFactor(fleet)
    await submitCredentials(first, email)
    await codeField()
    await lockOut(email, first)
    await screen.findByText(/ left\.$/)
    let portal = first
    if (when === 'before the dialog opened') {
      first.unmount()
      portal = await openSignIn(fleet)
      await submitCredentials(portal, email)
      await screen.findByText(/ left\.$/)
    }
    advanceTime(hour + 1000)
    expect(
      await screen.findByText('You can try again now. Resend the code and enter the new one.'),
    ).toBeVisible()
    expect(screen.queryByText(/that we sent to/)).toBeNull()
    await portal.user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText(/^Enter the code that we sent to p•••@/)).toBeVisible()
  },
)
