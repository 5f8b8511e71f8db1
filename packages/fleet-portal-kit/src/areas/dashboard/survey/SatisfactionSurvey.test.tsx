import { screen, waitFor } from '@testing-library/react'
import { getLastFeedback, sendFeedback } from 'fleet-portal-api-client/contract/feedback'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { filipino } from '../../../locales/fil/index.ts'
import { survey as filipinoSurvey } from '../../../locales/fil/survey.ts'
import { reloadPage, workKept } from '../../../testing/reloadPage.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { SatisfactionSurvey } from './SatisfactionSurvey.tsx'

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <SatisfactionSurvey fleetId={fleetId} />, options)

const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const selectRadio = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('radio', { name }))
const check = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('checkbox', { name }))

async function rate(user: UserEvent, name: string) {
  await selectRadio(user, name)
  await clickButton(user, 'Next')
}

test('sends rating, reasons and referral in one request and thanks the user', async () => {
  const { user, wire, fleet, events } = await open()
  const stars = await screen.findAllByRole('radio')
  expect(stars.map((star) => star.closest('label')?.textContent)).toEqual([
    'Unsatisfactory',
    'Can be better',
    'Average',
    'Very Good',
    'Amazing',
  ])
  expect(await screen.findByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await rate(user, 'Very Good')
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await check(user, 'Fast')
  await clickButton(user, 'Next')
  expect(await screen.findAllByRole('radio')).toHaveLength(5)
  expect(wire.of(sendFeedback)).toEqual([])
  await selectRadio(user, 'Likely')
  await clickButton(user, 'Submit')
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(wire.of(sendFeedback).map(({ body }) => body)).toEqual([
    { fleetId: fleet.fleetId, rating: 4, feedback: ['Fast'], recommendationScore: 4, referToFriend: true },
  ])
  await waitFor(() => expect(events.filter(({ type }) => type === 'feedback.sent')).toHaveLength(1))
  await clickButton(user, 'Close the survey')
  expect(screen.queryByText('Thank you!')).toBeNull()
  expect(wire.of(sendFeedback)).toHaveLength(1)
})

test('requests improvements after a low rating, and a text for "Other"', async () => {
  const { user, wire } = await open()
  await rate(user, 'Average')
  expect(await screen.findByRole('heading', { name: 'What could be better?' })).toBeVisible()
  await check(user, 'Other')
  await clickButton(user, 'Next')
  expect(await screen.findByText('This field is required.')).toBeVisible()
  const otherField = screen.getByLabelText(/Please tell us more/)
  expect(otherField).toHaveAttribute('rows', '4')
  await user.click(otherField)
  await user.paste('a'.repeat(256))
  expect(otherField).toHaveValue('a'.repeat(256))
  expect(await screen.findByText('Maxlength is 255')).toBeVisible()
  await user.clear(otherField)
  await user.type(otherField, 'Too dark')
  await clickButton(user, 'Next')
  await selectRadio(user, 'Very unlikely')
  await clickButton(user, 'Submit')
  await screen.findByText('Thank you!')
  expect(wire.of(sendFeedback)[0]?.body).toMatchObject({
    rating: 3,
    feedback: ['Other'],
    otherReason: 'Too dark',
    recommendationScore: 1,
    referToFriend: false,
  })
})

test('shows an error instead of thanks if the server rejects the feedback, and keeps the answers', async () => {
  const { user, wire } = await open({
    prepareWire: (toServer) => toServer.refuse(sendFeedback, 'TooManyRequests'),
  })
  await rate(user, 'Amazing')
  await check(user, 'Easy to use')
  await clickButton(user, 'Next')
  await selectRadio(user, 'Not sure')
  await clickButton(user, 'Submit')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.')
  expect(screen.queryByText('Thank you!')).toBeNull()
  await clickButton(user, 'Submit')
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(wire.of(sendFeedback).at(-1)?.body).toMatchObject({ rating: 5, feedback: ['Easy to use'] })
})

test('keeps the answers after a reload until they are sent', async () => {
  const { user, fleet } = await open()
  await rate(user, 'Average')
  await check(user, 'Other')
  await user.type(screen.getByLabelText(/Please tell us more/), 'Too dark')
  await clickButton(user, 'Next')
  await screen.findByRole('radio', { name: 'Likely' })
  await reloadPage()
  const reopened = await open({ fleet })
  await clickButton(reopened.user, 'Back')
  expect(await screen.findByLabelText(/Please tell us more/)).toHaveValue('Too dark')
  await clickButton(reopened.user, 'Next')
  await selectRadio(reopened.user, 'Likely')
  await clickButton(reopened.user, 'Submit')
  await screen.findByText('Thank you!')
  expect(reopened.wire.of(sendFeedback).at(-1)?.body).toMatchObject({ rating: 3, otherReason: 'Too dark' })
  expect(workKept(fleet)).toEqual([])
})

test('treats an error code in a successful response as a failure', async () => {
  const { user, client } = await open()
  const call = client.call.bind(client)
  client.call = (async (endpoint, ...rest) =>
    endpoint.name === 'sendFeedback' ? { errorCode: 'X1' } : call(endpoint, ...rest)) as typeof client.call
  await rate(user, 'Amazing')
  await check(user, 'Fast')
  await clickButton(user, 'Next')
  await selectRadio(user, 'Likely')
  await clickButton(user, 'Submit')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(screen.queryByText('Thank you!')).toBeNull()
})

test('skipping sends the answers with the skip flag and hides the survey on this device at once', async () => {
  const { user, wire, fleet, unmount } = await open({
    prepareWire: (toServer) => toServer.breakAt(sendFeedback, 'before-tx'),
  })
  await rate(user, 'Can be better')
  await check(user, 'Too few stations')
  await clickButton(user, 'Skip')
  expect(screen.queryByText('What could be better?')).toBeNull()
  await waitFor(() => expect(wire.of(sendFeedback)).not.toEqual([]))
  expect(wire.of(sendFeedback)[0]?.body).toEqual({
    fleetId: fleet.fleetId,
    rating: 2,
    feedback: ['Too few stations'],
    isSkipped: true,
  })
  unmount()
  // The device remembers the skip even though the request failed.
  const reopened = await open({ fleet })
  await waitFor(() => expect(reopened.wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
})

/** Answers and submits everything. The request waits until `release` is called. */
async function submitHeld() {
  const opened = await open()
  const { user, wire } = opened
  const release = wire.hold(sendFeedback)
  await rate(user, 'Very Good')
  await check(user, 'Fast')
  await clickButton(user, 'Next')
  await selectRadio(user, 'Likely')
  await clickButton(user, 'Submit')
  await waitFor(() => expect(wire.of(sendFeedback)).toHaveLength(1))
  return { ...opened, release }
}

test('keeps its last step while it sends', async () => {
  const { user, release } = await submitHeld()
  await clickButton(user, 'Back')
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  release()
  expect(await screen.findByText('Thank you!')).toBeVisible()
})

test('sends no skip after the answers were sent', async () => {
  const { user, wire, release } = await submitHeld()
  await clickButton(user, 'Close the survey')
  release()
  await waitFor(() => expect(wire.isBusy()).toBe(false))
  expect(wire.of(sendFeedback).map(({ body }) => body)).toMatchObject([{ rating: 4, referToFriend: true }])
})

test('the close button sends a skip without answers', async () => {
  const { user, wire, fleet } = await open()
  await selectRadio(user, 'Amazing')
  await clickButton(user, 'Close the survey')
  expect(screen.queryByRole('radio')).toBeNull()
  await waitFor(() => expect(wire.of(sendFeedback)).toHaveLength(1))
  expect(wire.of(sendFeedback)[0]?.body).toEqual({ fleetId: fleet.fleetId, isSkipped: true })
})

test('stays hidden after a recent answer, and if the last answer cannot be loaded', async () => {
  const fleet = await testFleet()
  await fleet.arrange(sendFeedback, { fleetId: fleet.fleetId, isSkipped: true })
  const { wire, unmount } = await open({ fleet })
  await waitFor(() => expect(wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
  unmount()
  const unknown = await open({
    prepareWire: (toServer) => toServer.refuse(getLastFeedback, 'TooManyRequests'),
  })
  await waitFor(() => expect(unknown.wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('shows the reasons that the page provides', async () => {
  const { user } = await renderInPortal((fleetId) => (
    <SatisfactionSurvey fleetId={fleetId} reasons={{ great: ['The depot'] }} />
  ))
  await rate(user, 'Amazing')
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['The depot', 'Other'])
})

test('does not continue with reasons that the survey cannot send', async () => {
  const { user } = await renderInPortal((fleetId) => (
    <SatisfactionSurvey fleetId={fleetId} reasons={{ great: ['a'.repeat(150), 'b'.repeat(103)] }} />
  ))
  await rate(user, 'Amazing')
  const [first, second, third] = await screen.findAllByRole('checkbox')
  await user.click(first!)
  await user.click(second!)
  expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
  await user.click(third!)
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(/Select fewer reasons/)
})

test('sends the same reasons in every language', async () => {
  const { user, wire } = await open({ provider: { language: filipino } })
  await selectRadio(user, filipinoSurvey.starLabels[5])
  await clickButton(user, filipinoSurvey.next)
  await check(user, filipinoSurvey.greatReasons.fast)
  await check(user, filipinoSurvey.other)
  await user.type(await screen.findByRole('textbox'), 'Mabait ang mga tao')
  await clickButton(user, filipinoSurvey.next)
  await selectRadio(user, filipinoSurvey.likelihoods[4])
  await clickButton(user, filipinoSurvey.submit)
  await waitFor(() =>
    expect(wire.of(sendFeedback)[0]?.body).toMatchObject({
      feedback: ['Fast', 'Other'],
      otherReason: 'Mabait ang mga tao',
    }),
  )
})
