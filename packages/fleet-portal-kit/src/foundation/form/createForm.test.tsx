import { ApiError } from 'api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { field } from 'api-client/contract/fields'
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
    await portal.person.type(screen.getByLabelText('Name'), 'Ana')
    await portal.person.type(screen.getByLabelText('Email'), 'ana@fleet.test')
  }
  const send = screen.getByRole('button', { name: 'Send' })
  return { ...portal, fill, send }
}

test('a field that must be filled in is marked for the eye and says so once', async () => {
  await open(async () => undefined)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toBeRequired()
  const mark = screen.getAllByTitle('required')[0]
  expect(mark).toHaveTextContent('*')
  expect(mark).toHaveAttribute('aria-hidden', 'true')
})

const settleMicrotasks = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

test('is sent once for two to fifty presses in one tick', async () => {
  let sent = 0
  let finish: () => void = () => undefined
  const { fill, send } = await open(() => {
    sent += 1
    return new Promise((_resolve, reject) => {
      finish = () => reject(new ApiError({ kind: 'server', status: 503 }))
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
      finish()
      await settleMicrotasks()
    }),
    { numRuns: 12 },
  )
})

test('a fault of a field that the server names stands at the field, with the caret in it', async () => {
  const { fill, send, person } = await open(() =>
    Promise.reject(
      new ApiError({ kind: 'badrequest', status: 400, fields: [{ path: 'email', code: 'F1002' }] }),
    ),
  )
  await fill()
  await person.click(send)
  expect(await screen.findByText('Email address already exist')).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeInvalid()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
})

test('any other fault stands above the fields, in words and without its code', async () => {
  const { fill, send, person } = await open(() =>
    Promise.reject(new ApiError({ kind: 'badrequest', status: 400, code: 'W1001' })),
  )
  await fill()
  await person.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient balance')
  expect(screen.queryByText(/W1001/)).not.toBeInTheDocument()
})

test('a fault of a field that the form does not have stands above the fields', async () => {
  const { fill, send, person } = await open(() =>
    Promise.reject(
      new ApiError({ kind: 'badrequest', status: 400, fields: [{ path: 'planet', code: 'required' }] }),
    ),
  )
  await fill()
  await person.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
})

/** The keys of three tries, the first of which fails in this way. */
async function keysAfter(failure: unknown) {
  const keys: string[] = []
  const { fill, send, person } = await open((_values, { key }) => {
    keys.push(key)
    return keys.length < 3 ? Promise.reject(failure) : Promise.resolve()
  })
  await fill()
  for (let tries = 1; tries <= 3; tries++) {
    await person.click(send)
    await waitFor(() => expect(keys).toHaveLength(tries))
    await settleMicrotasks()
  }
  return keys
}

test.each([
  ['a lost connection', new ApiError({ kind: 'network', status: 0, hasResponse: false })],
  ['a broken server', new ApiError({ kind: 'server', status: 500 })],
  ['an outcome that nobody knows', new ApiError({ kind: 'outcome-unknown', status: 503 })],
])('after %s another try is the same intent: the same key', async (_what, failure) => {
  const keys = await keysAfter(failure)
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['a refusal', new ApiError({ kind: 'badrequest', status: 400, code: 'W1001' })],
  ['the certainty that nothing happened', new ApiError({ kind: 'not-applied', status: 0 })],
])('after %s another try is a new intent: a new key', async (_what, failure) => {
  const keys = await keysAfter(failure)
  expect(new Set(keys).size).toBe(3)
})

test('the next form has a key of its own', async () => {
  const keys: string[] = []
  const { fill, send, person } = await open(async (_values, { key }) => keys.push(key))
  await fill()
  await person.click(send)
  await waitFor(() => expect(keys).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: 'Again' }))
  await fill()
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).not.toBe(keys[1])
})

test('asks before something typed is left, and lets go what was saved', async () => {
  const { fill, send, person, moves } = await open(() => Promise.resolve())
  const leave = screen.getByRole('button', { name: 'Leave' })
  await fill()
  await person.click(leave)
  await person.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(moves).toEqual([])
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  await person.click(leave)
  await person.click(await screen.findByRole('button', { name: 'Leave anyway' }))
  await waitFor(() => expect(moves).toEqual([{ area: 'promos' }]))
  await person.click(send)
  await settleMicrotasks()
  await person.click(leave)
  await waitFor(() => expect(moves).toHaveLength(2))
})

test('asks again where something is typed after a save', async () => {
  const { fill, send, person, moves } = await open(() => Promise.resolve())
  await fill()
  await person.click(send)
  await settleMicrotasks()
  await person.type(screen.getByLabelText('Name'), ' Maria')
  await person.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('button', { name: 'Stay' })).toBeVisible()
  expect(moves).toEqual([])
})
