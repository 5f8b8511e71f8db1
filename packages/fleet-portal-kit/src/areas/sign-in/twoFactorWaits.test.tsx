import { screen, waitFor } from '@testing-library/react'
import { verifyOtp } from 'api-client/contract/session'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { codeField, codeLife, enter, later, newestCode, open, verify, withTwoFactor } from './signInScene.tsx'

let fleet: TestFleet
beforeEach(async () => {
  fleet = await testFleet()
})
afterEach(() => void vi.useRealTimers())

type Portal = Awaited<ReturnType<typeof open>>

const hour = 3_600_000

/** The server's clock goes differently from this computer's. */
async function serverAhead(ms: number) {
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
  test('another code can be had in ten minutes, and a lock is over in an hour', async () => {
    await serverAhead(ms)
    const portal = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(portal, email)
    await codeField()
    expect(screen.getByRole('button', { name: /^Resend code in (10:00|9:5\d)$/ })).toBeVisible()
    await lockOut(email, portal)
    expect(await screen.findByText(/(60:00|59:5\d) left\.$/)).toBeVisible()
    portal.unmount()
    await enter(await open(fleet), email)
    expect(await screen.findByText(/(60:00|59:5\d) left\.$/)).toBeVisible()
  })
})

const wrongFor = async (email: string) => ((await newestCode(email)) === '000000' ? '111111' : '000000')

describe('after a reload', () => {
  test('the wrong codes from before count: the fourth one locks, in the words for it, which stay over another reload', async () => {
    const first = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(first, email)
    await codeField()
    const wrong = await wrongFor(email)
    for (const left of [2, 1]) {
      await verify(first, wrong)
      await screen.findByText(new RegExp(`${left} more wrong codes? (is|are) allowed`))
      await waitFor(async () => expect(await codeField()).toHaveValue(''))
    }
    await verify(first, wrong)
    await screen.findByText(/One more wrong code locks/)
    first.unmount()
    const second = await open(fleet)
    await enter(second, email)
    expect(await screen.findByText('One more wrong code locks sign-in for an hour.')).toBeVisible()
    await verify(second, wrong)
    const sentence = 'Entered incorrectly 3 times, try again after one hour'
    expect(await screen.findByText(sentence)).toBeVisible()
    second.unmount()
    await enter(await open(fleet), email)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByText(/(60:00|59:5\d|59:4\d) left\.$/)).toBeVisible()
  })

  test('a code that is right takes the wrong ones back', async () => {
    const first = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(first, email)
    await codeField()
    await verify(first, await wrongFor(email))
    await screen.findByText(/2 more wrong codes are allowed/)
    await waitFor(async () => expect(await codeField()).toHaveValue(''))
    await verify(first, await newestCode(email))
    await waitFor(() => expect(first.events.map(({ type }) => type)).toContain('session.started'))
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('otp-waits')
  })

  test('the hour without further codes goes on, and is not begun again', async () => {
    const first = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(first, email)
    await codeField()
    for (let time = 1; time <= 5; time += 1) {
      later(codeLife)
      await first.person.click(await screen.findByRole('button', { name: 'Resend code' }))
      if (time < 5) await screen.findByText(/^The code was sent again/)
    }
    const limit = 'You have reached the limit to receive the code. Please try again after one hour.'
    expect(await screen.findByText(limit)).toBeVisible()
    first.unmount()
    later(codeLife / 2)
    const second = await open(fleet)
    await enter(second, email)
    expect(await screen.findByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
    expect(screen.getByText(limit)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Resend code in (55:00|54:\d\d)$/ })).toBeVisible()
    later(hour)
    await second.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    expect(screen.queryByText(limit)).toBeNull()
  }, 90_000)
})

test('a clock that is set back while the dialog is open makes a lock no longer', async () => {
  const portal = await open(fleet)
  const email = await withTwoFactor(fleet)
  await enter(portal, email)
  await codeField()
  await lockOut(email, portal)
  await screen.findByText(/to go\.$/)
  later(-24 * hour)
  later(1000)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(screen.getByText(/(60|59):\d\d left\.$/)).toBeVisible()
})

test.each([
  ['pressed', (portal: Portal, resend: HTMLElement) => portal.person.click(resend)],
  [
    'chosen by keyboard',
    async (portal: Portal, resend: HTMLElement) => {
      while (document.activeElement !== resend) await portal.person.tab()
      await portal.person.keyboard('{Enter}')
    },
  ],
])(
  'the caret is with the code when another one was sent, and no fault is made of its being empty: %s',
  async (_, ask) => {
    const portal = await open(fleet)
    await enter(portal, await withTwoFactor(fleet))
    const field = await codeField()
    await waitFor(() => expect(field).toHaveFocus())
    later(codeLife)
    await ask(portal, await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('The code was sent again once.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(field).toBeValid())
    expect(screen.queryByText('This field is required.')).toBeNull()
  },
)

test('a code whose answer was lost may be used up, and another can be had at once', async () => {
  const portal = await open(fleet)
  const email = await withTwoFactor(fleet)
  await enter(portal, email)
  await codeField()
  const code = await newestCode(email)
  portal.wire.loseAnswer(verifyOtp)
  await verify(portal, code)
  expect(await screen.findByText('There is no connection. Check it and try again.')).toBeVisible()
  await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('The code was sent again once.')).toBeVisible()
  await verify(portal, await newestCode(email))
  await waitFor(() => expect(portal.events.map(({ type }) => type)).toContain('session.started'))
})

test('a lock is told of no longer once it is over', async () => {
  const portal = await open(fleet)
  const email = await withTwoFactor(fleet)
  await enter(portal, email)
  await codeField()
  await lockOut(email, portal)
  const sentence = /Your Account is temporarily locked out|Entered incorrectly 3 times/
  expect((await screen.findAllByText(sentence))[0]).toBeVisible()
  later(hour + 1000)
  await waitFor(async () => expect(await codeField()).toBeEnabled())
  expect(screen.queryByText(sentence)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Resend code' })).toBeVisible()
})

test.each(['in this dialog', 'before it was opened'])(
  'once a lock that began %s is over, nobody is asked for a code that was not sent',
  async (when) => {
    const first = await open(fleet)
    const email = await withTwoFactor(fleet)
    await enter(first, email)
    await codeField()
    await lockOut(email, first)
    await screen.findByText(/to go\.$/)
    let portal = first
    if (when === 'before it was opened') {
      first.unmount()
      portal = await open(fleet)
      await enter(portal, email)
      await screen.findByText(/to go\.$/)
    }
    later(hour + 1000)
    expect(
      await screen.findByText('You can try again now. Resend the code and enter the new one.'),
    ).toBeVisible()
    expect(screen.queryByText(/that we sent to/)).toBeNull()
    await portal.person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText(/^Enter the code that we sent to p•••@/)).toBeVisible()
  },
)
