import { screen, waitFor } from '@testing-library/react'
import { getLastFeedback, sendFeedback } from 'api-client/contract/feedback'
import { expect, test } from 'vitest'
import { reloadPage, workKept } from '../../../testing/reloadPage.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { SatisfactionSurvey } from './SatisfactionSurvey.tsx'

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <SatisfactionSurvey fleetId={fleetId} />, options)

type Person = Awaited<ReturnType<typeof open>>['person']

const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
const pick = async (person: Person, name: string) => person.click(await screen.findByRole('radio', { name }))
const tick = async (person: Person, name: string) =>
  person.click(await screen.findByRole('checkbox', { name }))

async function rate(person: Person, name: string) {
  await pick(person, name)
  await press(person, 'Next')
}

test('stars, reasons and the referral are sent together, and thanked for', async () => {
  const { person, wire, fleet, events } = await open()
  const stars = await screen.findAllByRole('radio')
  expect(stars.map((star) => star.closest('label')?.textContent)).toEqual([
    'Unsatisfactory',
    'Can be better',
    'Average',
    'Very Good',
    'Amazing',
  ])
  expect(await screen.findByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await rate(person, 'Very Good')
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await tick(person, 'Fast')
  await press(person, 'Next')
  expect(await screen.findAllByRole('radio')).toHaveLength(5)
  expect(wire.of(sendFeedback)).toEqual([])
  await pick(person, 'Likely')
  await press(person, 'Submit')
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(wire.of(sendFeedback).map(({ body }) => body)).toEqual([
    { fleetId: fleet.fleetId, rating: 4, feedback: ['Fast'], recommendationScore: 4, referToFriend: true },
  ])
  await waitFor(() => expect(events.filter(({ type }) => type === 'feedback.sent')).toHaveLength(1))
  await press(person, 'Close the survey')
  expect(screen.queryByText('Thank you!')).toBeNull()
  expect(wire.of(sendFeedback)).toHaveLength(1)
})

test('a low rating asks what could be better, and Other asks for words of one’s own', async () => {
  const { person, wire } = await open()
  await rate(person, 'Average')
  expect(await screen.findByRole('heading', { name: 'What could be better?' })).toBeVisible()
  await tick(person, 'Other')
  await press(person, 'Next')
  expect(await screen.findByText('This field is required.')).toBeVisible()
  const words = screen.getByLabelText(/Please tell us more/)
  expect(words).toHaveAttribute('rows', '4')
  expect(words).toHaveAttribute('maxlength', '255')
  await person.type(words, 'Too dark')
  await press(person, 'Next')
  await pick(person, 'Very unlikely')
  await press(person, 'Submit')
  await screen.findByText('Thank you!')
  expect(wire.of(sendFeedback)[0]?.body).toMatchObject({
    rating: 3,
    feedback: ['Other'],
    otherReason: 'Too dark',
    recommendationScore: 1,
    referToFriend: false,
  })
})

test('a refusal is told in place of thanks, and nothing that was answered is lost', async () => {
  const { person, wire } = await open({ prepareWire: (line) => line.refuse(sendFeedback, 'TooManyRequests') })
  await rate(person, 'Amazing')
  await tick(person, 'Easy to use')
  await press(person, 'Next')
  await pick(person, 'Not sure')
  await press(person, 'Submit')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.')
  expect(screen.queryByText('Thank you!')).toBeNull()
  await press(person, 'Submit')
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(wire.of(sendFeedback).at(-1)?.body).toMatchObject({ rating: 5, feedback: ['Easy to use'] })
})

test('what was answered is there again after a reload, until it is sent', async () => {
  const { person, fleet } = await open()
  await rate(person, 'Average')
  await tick(person, 'Other')
  await person.type(screen.getByLabelText(/Please tell us more/), 'Too dark')
  await press(person, 'Next')
  await screen.findByRole('radio', { name: 'Likely' })
  await reloadPage()
  const again = await open({ fleet })
  await press(again.person, 'Back')
  expect(await screen.findByLabelText(/Please tell us more/)).toHaveValue('Too dark')
  await press(again.person, 'Next')
  await pick(again.person, 'Likely')
  await press(again.person, 'Submit')
  await screen.findByText('Thank you!')
  expect(again.wire.of(sendFeedback).at(-1)?.body).toMatchObject({ rating: 3, otherReason: 'Too dark' })
  expect(workKept(fleet)).toEqual([])
})

test('a code in an answer that says it succeeded hides the thanks as well', async () => {
  const { person, client } = await open()
  const call = client.call.bind(client)
  client.call = (async (endpoint, ...rest) =>
    endpoint.name === 'sendFeedback' ? { errorCode: 'X1' } : call(endpoint, ...rest)) as typeof client.call
  await rate(person, 'Amazing')
  await tick(person, 'Fast')
  await press(person, 'Next')
  await pick(person, 'Likely')
  await press(person, 'Submit')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(screen.queryByText('Thank you!')).toBeNull()
})

test('skipping sends what was answered with the flag, and is remembered at once', async () => {
  const { person, wire, fleet, unmount } = await open({
    prepareWire: (line) => line.breakAt(sendFeedback, 'before-tx'),
  })
  await rate(person, 'Can be better')
  await tick(person, 'Too few stations')
  await press(person, 'Skip')
  expect(screen.queryByText('What could be better?')).toBeNull()
  await waitFor(() => expect(wire.of(sendFeedback)).not.toEqual([]))
  expect(wire.of(sendFeedback)[0]?.body).toEqual({
    fleetId: fleet.fleetId,
    rating: 2,
    feedback: ['Too few stations'],
    isSkipped: true,
  })
  unmount()
  // Whatever became of it at the server: the browser knows.
  const again = await open({ fleet })
  await waitFor(() => expect(again.wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('the close button sends an empty skip', async () => {
  const { person, wire, fleet } = await open()
  await pick(person, 'Amazing')
  await press(person, 'Close the survey')
  expect(screen.queryByRole('radio')).toBeNull()
  await waitFor(() => expect(wire.of(sendFeedback)).toHaveLength(1))
  expect(wire.of(sendFeedback)[0]?.body).toEqual({ fleetId: fleet.fleetId, isSkipped: true })
})

test('a fleet that answered just now, or whose answer nobody knows, is not asked', async () => {
  const fleet = await testFleet()
  await fleet.arrange(sendFeedback, { fleetId: fleet.fleetId, isSkipped: true })
  const { wire, unmount } = await open({ fleet })
  await waitFor(() => expect(wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
  unmount()
  const unknown = await open({ prepareWire: (line) => line.refuse(getLastFeedback, 'TooManyRequests') })
  await waitFor(() => expect(unknown.wire.of(getLastFeedback)).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a page may give reasons of its own', async () => {
  const { person } = await renderInPortal((fleetId) => (
    <SatisfactionSurvey fleetId={fleetId} reasons={{ great: ['The depot'] }} />
  ))
  await rate(person, 'Amazing')
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['The depot', 'Other'])
})
