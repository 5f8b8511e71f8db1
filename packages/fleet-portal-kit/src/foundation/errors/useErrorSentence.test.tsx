import { ApiError } from 'api-client'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Paragraph } from '../ui/layout.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useErrorSentence } from './useErrorSentence.ts'

async function sentenceOf(error: unknown) {
  function Told() {
    const told = useErrorSentence()
    return <Paragraph role="status">{told(error)}</Paragraph>
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
