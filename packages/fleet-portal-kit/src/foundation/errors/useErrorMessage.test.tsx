import { ApiError } from 'fleet-portal-api-client'
import { screen } from '@testing-library/react'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Paragraph } from '../ui/layout.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useErrorMessage, type ErrorMessageOptions } from './useErrorMessage.ts'

async function renderMessage(error: unknown, options?: ErrorMessageOptions) {
  function ErrorMessage() {
    const messageOf = useErrorMessage()
    return <Paragraph role="status">{messageOf(error, options)}</Paragraph>
  }
  await renderInPortal(() => <ErrorMessage />)
  return (await screen.findByRole('status')).textContent
}

test('shows the server’s message for a refusal with an unknown code', async () => {
  const error = new ApiError({ kind: 'badrequest', status: 400, serverMessage: 'The pump is being cleaned' })
  expect(await renderMessage(error)).toBe('The pump is being cleaned')
})

test.each([409, 422])('shows the server’s message for a refusal with status %i', async (status) => {
  const error = new ApiError({ kind: 'server', status, serverMessage: 'The driver is on another fleet' })
  expect(await renderMessage(error)).toBe('The driver is on another fleet')
})

test('does not show the message of a router for a missing path', async () => {
  const error = new ApiError({ kind: 'server', status: 404, serverMessage: 'Cannot GET /v2/driver' })
  expect(await renderMessage(error)).toBe('Something went wrong. Please try again.')
})

test('shows the message of a known code instead of the server’s message', async () => {
  const error = new ApiError({
    kind: 'badrequest',
    status: 400,
    code: 'F1001',
    serverMessage: 'fleet.status=0',
  })
  expect(await renderMessage(error)).toBe('This Fleet Account is no longer active')
})

test('does not show the server’s message for a server error', async () => {
  const error = new ApiError({ kind: 'server', status: 500, serverMessage: 'relation "x" does not exist' })
  expect(await renderMessage(error)).toBe('Something went wrong. Please try again.')
})

test('shows the general message for a refusal without code and message', async () => {
  expect(await renderMessage(new ApiError({ kind: 'badrequest', status: 400 }))).toBe(
    'Something went wrong. Please try again.',
  )
})

const undecodable = { kind: 'server', status: 502, isUnreadable: true, cause: new Error('not JSON') } as const
const noAnswer = { status: 0, hasResponse: false } as const
const effectUnknown = 'We do not know whether this took effect. Check before you try again.'

describe.each([
  [
    'a server that is down',
    { kind: 'server', status: 503 },
    'The server is not available right now.',
    'Try again in a moment.',
  ],
  [
    'the error page of a proxy',
    { kind: 'server', status: 502, isUnreadable: true },
    'The server is not available right now.',
    'Try again in a moment.',
  ],
  [
    'an answer that could not be decoded',
    undecodable,
    "The server's answer could not be read.",
    'Try again, or contact support.',
  ],
  [
    'a lost connection',
    { ...noAnswer, kind: 'network' },
    'There is no connection.',
    'Check it and try again.',
  ],
  [
    'a request without a response',
    { ...noAnswer, kind: 'forbidden', status: 403 },
    'There is no connection.',
    'Check it and try again.',
  ],
  [
    'a server that took too long',
    { ...noAnswer, kind: 'timeout', status: 503 },
    'The server took too long to answer.',
    'Please refresh the page or try again.',
  ],
] as const)('the message for %s', (_, details, cause, next) => {
  test('names the cause and the next step after a read', async () => {
    expect(await renderMessage(new ApiError(details), { isRead: true })).toBe(`${cause} ${next}`)
  })

  test('says after a write that the effect is unknown', async () => {
    expect(await renderMessage(new ApiError(details))).toBe(`${cause} ${effectUnknown}`)
  })
})

test('refers to the support ID if an unreadable answer has one', async () => {
  expect(await renderMessage(new ApiError({ ...undecodable, requestId: 'req_1' }), { isRead: true })).toBe(
    "The server's answer could not be read. Try again, or contact support with this support ID.",
  )
})

describe('the message after too many requests', () => {
  const tooMany = (retryAfter?: number, data = {}) =>
    new ApiError({ kind: 'server', status: 429, code: 'TooManyRequests', retryAfter, data })

  test.each([
    [1, 'You can try again in 1 second.'],
    [30, 'You can try again in 30 seconds.'],
    [90, 'You can try again in 90 seconds.'],
    [91, 'You can try again in 2 minutes.'],
    [undefined, 'Wait a moment, then try again.'],
  ])('for a Retry-After of %s says: %s', async (seconds, sentence) => {
    expect(await renderMessage(tooMany(seconds))).toBe(`Too many requests. ${sentence}`)
    cleanup()
    expect(await renderMessage(new ApiError({ kind: 'server', status: 429, retryAfter: seconds }))).toBe(
      `Too many requests. ${sentence}`,
    )
  })

  test('names a time of day for a long wait', async () => {
    const retryAt = '2026-11-20T14:05:00+08:00'
    expect(await renderMessage(tooMany(600, { retryAt }))).toBe(
      'Too many requests. You can try again at 2:05 PM.',
    )
  })

  test('allows another attempt once the wait is over', async () => {
    expect(await renderMessage(tooMany(30), { wait: 0 })).toBe('Too many requests. You can try again now.')
  })
})
