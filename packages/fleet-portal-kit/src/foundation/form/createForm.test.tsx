import { ApiError } from 'fleet-portal-api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { field } from 'fleet-portal-api-client/contract/fields'
import { useNavigation } from '../../provider/widgetContext.ts'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { TextInput } from './TextInput.tsx'
import { createForm } from './createForm.tsx'

const { Form, Field } = createForm(z.object({ name: field.name, email: field.email }))

type Submit = (values: { name: string; email: string }, intent: { key: string }) => Promise<unknown>

async function open(onSubmit: Submit) {
  function Leave() {
    const navigation = useNavigation()
    return <Button onClick={() => navigation.navigate({ area: 'promos' })}>Leave</Button>
  }
  function Screen() {
    const [round, setRound] = useState(0)
    return (
      <>
        <Form key={round} defaultValues={{ name: '', email: '' }} onSubmit={onSubmit}>
          <Field name="name" label="Name" isRequired>
            {(control) => <TextInput {...control} />}
          </Field>
          <Field name="email" label="Email" isRequired>
            {(control) => <TextInput {...control} />}
          </Field>
          <Button type="submit">Send</Button>
        </Form>
        <Button onClick={() => setRound(round + 1)}>Again</Button>
        <Leave />
      </>
    )
  }
  const portal = await renderInPortal(() => (
    <InWidget>
      <Screen />
    </InWidget>
  ))
  const fill = async () => {
    await portal.user.type(screen.getByLabelText('Name'), 'Ana')
    await portal.user.type(screen.getByLabelText('Email'), 'ana@fleet.test')
  }
  const send = screen.getByRole('button', { name: 'Send' })
  return { ...portal, fill, send }
}

test('marks a required field on screen and for screen readers', async () => {
  await open(async () => undefined)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toBeRequired()
  const mark = screen.getAllByTitle('required')[0]
  expect(mark).toHaveTextContent('*')
  expect(mark).toHaveAttribute('aria-hidden', 'true')
})

const settleMicrotasks = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

test('submits once for two to fifty presses in one tick', async () => {
  let sent = 0
  let failCall: () => void = () => undefined
  const { fill, send } = await open(() => {
    sent += 1
    return new Promise((_resolve, reject) => {
      failCall = () => reject(new ApiError({ kind: 'server', status: 503 }))
    })
  })
  await fill()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 50 }), async (presses) => {
      sent = 0
      act(() => {
        for (let n = 0; n < presses; n++) send.click()
      })
      await settleMicrotasks()
      expect(sent).toBe(1)
      failCall()
      await settleMicrotasks()
    }),
    { numRuns: 12 },
  )
})

test('shows a field error of the server at its field and focuses the field', async () => {
  const { fill, send, user } = await open(() =>
    Promise.reject(
      new ApiError({ kind: 'badrequest', status: 400, fields: [{ path: 'email', code: 'F1002' }] }),
    ),
  )
  await fill()
  await user.click(send)
  expect(await screen.findByText('Email address already exist')).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeInvalid()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
})

test('shows any other error above the fields, as a message without its code', async () => {
  const { fill, send, user } = await open(() =>
    Promise.reject(new ApiError({ kind: 'badrequest', status: 400, code: 'W1001' })),
  )
  await fill()
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient balance')
  expect(screen.queryByText(/W1001/)).not.toBeInTheDocument()
})

test('shows an error of a field that the form does not have above the fields', async () => {
  const { fill, send, user } = await open(() =>
    Promise.reject(
      new ApiError({ kind: 'badrequest', status: 400, fields: [{ path: 'planet', code: 'required' }] }),
    ),
  )
  await fill()
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
})

/** The idempotency keys of three submissions. The first two fail with this error. */
async function keysAfter(failure: unknown) {
  const keys: string[] = []
  const { fill, send, user } = await open((_values, { key }) => {
    keys.push(key)
    return keys.length < 3 ? Promise.reject(failure) : Promise.resolve()
  })
  await fill()
  for (let attempts = 1; attempts <= 3; attempts++) {
    await user.click(send)
    await waitFor(() => expect(keys).toHaveLength(attempts))
    await settleMicrotasks()
  }
  return keys
}

test.each([
  ['a lost connection', new ApiError({ kind: 'network', status: 0, hasResponse: false })],
  ['a server error', new ApiError({ kind: 'server', status: 500 })],
  ['an unknown outcome', new ApiError({ kind: 'outcome-unknown', status: 503 })],
])('a retry after %s uses the same idempotency key', async (_name, failure) => {
  const keys = await keysAfter(failure)
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['a refusal', new ApiError({ kind: 'badrequest', status: 400, code: 'W1001' })],
  ['a call that was not applied', new ApiError({ kind: 'not-applied', status: 0 })],
])('a retry after %s uses a new idempotency key', async (_name, failure) => {
  const keys = await keysAfter(failure)
  expect(new Set(keys).size).toBe(3)
})

test('the next form uses a new idempotency key', async () => {
  const keys: string[] = []
  const { fill, send, user } = await open(async (_values, { key }) => keys.push(key))
  await fill()
  await user.click(send)
  await waitFor(() => expect(keys).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Again' }))
  await fill()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).not.toBe(keys[1])
})

test('asks before the user leaves typed text, and not after a save', async () => {
  const { fill, send, user, moves } = await open(() => Promise.resolve())
  const leave = screen.getByRole('button', { name: 'Leave' })
  await fill()
  await user.click(leave)
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(moves).toEqual([])
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  await user.click(leave)
  await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'promos' }]))
  await user.click(send)
  await settleMicrotasks()
  await user.click(leave)
  await waitFor(() => expect(moves).toHaveLength(2))
})

test('asks again if the user types after a save', async () => {
  const { fill, send, user, moves } = await open(() => Promise.resolve())
  await fill()
  await user.click(send)
  await settleMicrotasks()
  await user.type(screen.getByLabelText('Name'), ' Maria')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('button', { name: 'Stay' })).toBeVisible()
  expect(moves).toEqual([])
})
