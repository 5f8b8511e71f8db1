import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findDialog } from '../../testing/findDialog.ts'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { createForm } from '../form/createForm.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogActions, DialogCancel } from './Dialog.tsx'

const { Form, Field } = createForm(z.object({ note: z.string() }))

function TwoDialogs() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <Button onClick={() => setDepth(1)}>Open</Button>
      {depth > 0 && (
        <Dialog title="Lower" onClose={() => setDepth(0)}>
          <Button onClick={() => setDepth(2)}>Ask</Button>
        </Dialog>
      )}
      {depth > 1 && (
        <ConfirmDialog
          title="Upper"
          body="Really?"
          confirmLabel="Yes"
          onConfirm={() => Promise.resolve()}
          onClose={() => setDepth(1)}
        />
      )}
    </>
  )
}

function FormDialog({ isOpenAtFirst = false }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      {isOpen && (
        <Dialog title="Note" onClose={() => setOpen(false)}>
          <Form defaultValues={{ note: '' }} onSubmit={async () => setOpen(false)}>
            <Field name="note" label="Words">
              {(control) => <TextInput {...control} />}
            </Field>
            <DialogActions>
              <DialogCancel />
              <Button type="submit">Keep</Button>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </>
  )
}

function HeldDialog() {
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState<string | undefined>('It is on its way.')
  if (!isOpen) return null
  return (
    <Dialog title="Held" heldReason={reason} onClose={() => setOpen(false)}>
      <Button onClick={() => setReason(undefined)}>Let go</Button>
    </Dialog>
  )
}

const inWidget = (part: React.ReactNode) => renderInPortal(() => <InWidget>{part}</InWidget>)
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

test('Esc closes the top one only, and the focus goes back to what opened each', async () => {
  const { person } = await inWidget(<TwoDialogs />)
  await person.click(screen.getByRole('button', { name: 'Open' }))
  const lower = await screen.findByRole('dialog', { name: 'Lower' })
  await person.click(within(lower).getByRole('button', { name: 'Ask' }))
  await findDialog('Upper', 'alertdialog')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Lower' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  await person.keyboard('{Escape}')
  await gone('Lower')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('one that opens together with the dialog around it can be read and used', async () => {
  const { person } = await inWidget(
    <Dialog title="Outer" onClose={() => undefined}>
      <Button>Around</Button>
      <FormDialog isOpenAtFirst />
    </Dialog>,
  )
  const inner = within(await screen.findByRole('dialog', { name: 'Note' }))
  await waitFor(() => expect(inner.getByRole('textbox', { name: 'Words' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Around' })).toBeNull()
  await person.click(inner.getByRole('button', { name: 'Cancel' }))
  await gone('Note')
  expect(screen.getByRole('button', { name: 'Around' })).toBeInTheDocument()
})

test('is drawn inside the themed root of its widget, never in the body', async () => {
  const { person, container } = await inWidget(<TwoDialogs />)
  const nodes = document.body.childElementCount
  await person.click(screen.getByRole('button', { name: 'Open' }))
  expect(container).toContainElement(await screen.findByRole('dialog', { name: 'Lower' }))
  expect(document.body.childElementCount).toBe(nodes)
})

test('keeps Tab inside', async () => {
  const { person } = await inWidget(<TwoDialogs />)
  await person.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lower' })
  for (let steps = 0; steps < 5; steps++) {
    await person.tab()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  }
})

test('closes at once while nothing was typed', async () => {
  const { person } = await inWidget(<FormDialog />)
  await person.click(screen.getByRole('button', { name: 'Write' }))
  await person.click(await screen.findByRole('button', { name: 'Cancel' }))
  await gone('Note')
})

test.each([
  ['Esc', '{Escape}'],
  ['Cancel', 'Cancel'],
  ['the close button', 'Close'],
])('with something typed in it, %s asks first; Stay keeps what was typed', async (_how, way) => {
  const { person } = await inWidget(<FormDialog />)
  await person.click(screen.getByRole('button', { name: 'Write' }))
  await person.type(await screen.findByLabelText('Words'), 'mabuhay')
  if (way.startsWith('{')) await person.keyboard(way)
  else await person.click(screen.getByRole('button', { name: way }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave?' })
  await person.click(within(question).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(screen.getByLabelText('Words')).toHaveValue('mabuhay')
})

test('Leave anyway throws away what was typed', async () => {
  const { person } = await inWidget(<FormDialog />)
  await person.click(screen.getByRole('button', { name: 'Write' }))
  await person.type(await screen.findByLabelText('Words'), 'mabuhay')
  await person.keyboard('{Escape}')
  await person.click(await screen.findByRole('button', { name: 'Leave anyway' }))
  await gone('Note')
  await person.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByLabelText('Words')).toHaveValue('')
})

test('a confirmation runs once for many presses, stays while it runs, and shows a failure in place', async () => {
  let calls = 0
  let fail: (error: Error) => void = () => undefined
  const closed: true[] = []
  const { person } = await inWidget(
    <ConfirmDialog
      title="Send money"
      body="Really?"
      confirmLabel="Send"
      onConfirm={() => {
        calls += 1
        return new Promise((_resolve, reject) => (fail = reject))
      }}
      onClose={() => closed.push(true)}
    />,
  )
  const send = await screen.findByRole('button', { name: 'Send' })
  for (let presses = 0; presses < 5; presses++) send.click()
  expect(calls).toBe(1)
  await person.keyboard('{Escape}')
  expect(closed).toEqual([])
  fail(new Error('refused'))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  send.click()
  expect(calls).toBe(2)
})

test('a dialog that is held says why, and neither Esc nor its close button ends it before it is let go', async () => {
  const { person } = await inWidget(<HeldDialog />)
  const dialog = await screen.findByRole('dialog', { name: 'Held' })
  await person.click(within(dialog).getByRole('button', { name: 'Close. It is on its way.' }))
  await person.keyboard('{Escape}')
  expect(dialog).toBeVisible()
  await person.click(within(dialog).getByRole('button', { name: 'Let go' }))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
