import { ApiError } from 'api-client'
import { screen } from '@testing-library/react'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Paragraph } from '../ui/layout.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useErrorMessage, type ErrorMessageOptions } from './useErrorMessage.ts'

async function sentenceOf(error: unknown, options?: ErrorMessageOptions) {
  function Told() {
    const told = useErrorMessage()
    return <Paragraph role="status">{told(error, options)}</Paragraph>
  }
  await renderInPortal(() => <Told />)
  return (await screen.findByRole('status')).textContent
}

test('a refusal that nobody here knows is told in the words of the server', async () => {
  const error = new ApiError({ kind: 'badrequest', status: 400, serverMessage: 'The pump is being cleaned' })
  expect(await sentenceOf(error)).toBe('The pump is being cleaned')
})

test('a known code has its own sentence, whatever the server says', async () => {
  const error = new ApiError({
    kind: 'badrequest',
    status: 400,
    code: 'F1001',
    serverMessage: 'fleet.status=0',
  })
  expect(await sentenceOf(error)).toBe('This Fleet Account is no longer active')
})

test('a broken server is not quoted', async () => {
  const error = new ApiError({ kind: 'server', status: 500, serverMessage: 'relation "x" does not exist' })
  expect(await sentenceOf(error)).toBe('Something went wrong. Please try again.')
})

test('a refusal without words is told in general', async () => {
  expect(await sentenceOf(new ApiError({ kind: 'badrequest', status: 400 }))).toBe(
    'Something went wrong. Please try again.',
  )
})

const notDecoded = { kind: 'server', status: 502, isUnreadable: true, cause: new Error('not JSON') } as const
const noAnswer = { status: 0, hasResponse: false } as const
const effect = 'We do not know whether this took effect. Check before you try again.'

describe.each([
  [
    'a server that is down',
    { kind: 'server', status: 503 },
    'The server is not available right now.',
    'Try again in a moment.',
  ],
  [
    'the page of a proxy',
    { kind: 'server', status: 502, isUnreadable: true },
    'The server is not available right now.',
    'Try again in a moment.',
  ],
  [
    'an answer that could not be decoded',
    notDecoded,
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
    'a request that brought no response',
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
] as const)('%s', (_, details, cause, next) => {
  test('is said of a read, with what to do next', async () => {
    expect(await sentenceOf(new ApiError(details), { isRead: true })).toBe(`${cause} ${next}`)
  })

  test('leaves open what a write did', async () => {
    expect(await sentenceOf(new ApiError(details))).toBe(`${cause} ${effect}`)
  })
})

test('support gets the reference of an answer that could not be read, where there is one', async () => {
  expect(await sentenceOf(new ApiError({ ...notDecoded, requestId: 'req_1' }), { isRead: true })).toBe(
    "The server's answer could not be read. Try again, or contact support with this support ID.",
  )
})

describe('too many requests', () => {
  const tooMany = (retryAfter?: number, data = {}) =>
    new ApiError({ kind: 'server', status: 429, code: 'TooManyRequests', retryAfter, data })

  test.each([
    [1, 'You can try again in 1 second.'],
    [30, 'You can try again in 30 seconds.'],
    [90, 'You can try again in 90 seconds.'],
    [91, 'You can try again in 2 minutes.'],
    [undefined, 'Wait a moment, then try again.'],
  ])('after Retry-After of %s: %s', async (seconds, sentence) => {
    expect(await sentenceOf(tooMany(seconds))).toBe(`Too many requests. ${sentence}`)
    cleanup()
    expect(await sentenceOf(new ApiError({ kind: 'server', status: 429, retryAfter: seconds }))).toBe(
      `Too many requests. ${sentence}`,
    )
  })

  test('a long wait ends at a time of day', async () => {
    const retryAt = '2026-11-20T14:05:00+08:00'
    expect(await sentenceOf(tooMany(600, { retryAt }))).toBe(
      'Too many requests. You can try again at 2:05 PM.',
    )
  })

  test('nothing is held back any more once the time is over', async () => {
    expect(await sentenceOf(tooMany(30), { wait: 0 })).toBe('Too many requests. You can try again now.')
  })
})
