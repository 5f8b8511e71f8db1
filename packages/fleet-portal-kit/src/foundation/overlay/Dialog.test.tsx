import { screen, waitFor, within } from '@testing-library/react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
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
            <Field name="note" label="Text">
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

function BusyDialog() {
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState<string | undefined>('It is being sent.')
  if (!isOpen) return null
  return (
    <Dialog title="Busy" closeDisabledReason={reason} onClose={() => setOpen(false)}>
      <Button onClick={() => setReason(undefined)}>Finish</Button>
    </Dialog>
  )
}

const renderInWidget = (ui: React.ReactNode) => renderInPortal(() => <InWidget>{ui}</InWidget>)
const waitUntilClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

test('Esc closes only the top dialog, and the focus returns to the button that opened it', async () => {
  const { user } = await renderInWidget(<TwoDialogs />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const lower = await screen.findByRole('dialog', { name: 'Lower' })
  await user.click(within(lower).getByRole('button', { name: 'Ask' }))
  await findDialog('Upper', 'alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Lower' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitUntilClosed('Lower')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('a nested dialog that opens together with its parent can be read and used', async () => {
  const { user } = await renderInWidget(
    <Dialog title="Outer" onClose={() => undefined}>
      <Button>Around</Button>
      <FormDialog isOpenAtFirst />
    </Dialog>,
  )
  const inner = within(await screen.findByRole('dialog', { name: 'Note' }))
  await waitFor(() => expect(inner.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Around' })).toBeNull()
  await user.click(inner.getByRole('button', { name: 'Cancel' }))
  await waitUntilClosed('Note')
  expect(screen.getByRole('button', { name: 'Around' })).toBeInTheDocument()
})

test('renders inside the themed root of its widget and not in the body', async () => {
  const { user, container } = await renderInWidget(<TwoDialogs />)
  const nodes = document.body.childElementCount
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(container).toContainElement(await screen.findByRole('dialog', { name: 'Lower' }))
  expect(document.body.childElementCount).toBe(nodes)
})

test('keeps the focus inside when the user presses Tab', async () => {
  const { user } = await renderInWidget(<TwoDialogs />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lower' })
  for (let steps = 0; steps < 5; steps++) {
    await user.tab()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  }
})

test('closes at once if the user has typed nothing', async () => {
  const { user } = await renderInWidget(<FormDialog />)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitUntilClosed('Note')
})

test.each([
  ['Esc', '{Escape}'],
  ['Cancel', 'Cancel'],
  ['the close button', 'Close'],
])('%s asks before it discards typed text, and Stay keeps the text', async (_name, action) => {
  const { user } = await renderInWidget(<FormDialog />)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  await user.type(await screen.findByLabelText('Text'), 'mabuhay')
  if (action.startsWith('{')) await user.keyboard(action)
  else await user.click(screen.getByRole('button', { name: action }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(screen.getByLabelText('Text')).toHaveValue('mabuhay')
})

test('Leave anyway discards typed text', async () => {
  const { user } = await renderInWidget(<FormDialog />)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  await user.type(await screen.findByLabelText('Text'), 'mabuhay')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
  await waitUntilClosed('Note')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByLabelText('Text')).toHaveValue('')
})

test('a confirmation runs once for many presses, cannot be closed while it runs, and shows a failure', async () => {
  let calls = 0
  let fail: (error: Error) => void = () => undefined
  const closed: true[] = []
  const { user } = await renderInWidget(
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
  await user.keyboard('{Escape}')
  expect(closed).toEqual([])
  fail(new Error('refused'))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  send.click()
  expect(calls).toBe(2)
})

test('a dialog that cannot be closed shows the reason, and ignores Esc and its close button', async () => {
  const { user } = await renderInWidget(<BusyDialog />)
  const dialog = await screen.findByRole('dialog', { name: 'Busy' })
  await user.click(within(dialog).getByRole('button', { name: 'Close. It is being sent.' }))
  await user.keyboard('{Escape}')
  expect(dialog).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dialog that is hidden while code loads is not closed, does not take the focus, and is shown again', async () => {
  let load: (module: { default: ComponentType }) => void = () => undefined
  const Loaded = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)))
  const closed: true[] = []
  function HiddenDialog() {
    const [step, setStep] = useState(0)
    return (
      <>
        <Button onClick={() => setStep(1)}>Open</Button>
        <Suspense>
          {step > 0 && (
            <Dialog title="Note" onClose={() => closed.push(true)}>
              <Button onClick={() => setStep(2)}>Continue</Button>
              {step > 1 && <Loaded />}
            </Dialog>
          )}
        </Suspense>
      </>
    )
  }
  const { user } = await renderInWidget(<HiddenDialog />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const dialog = await findDialog('Note')
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  // Browsers send the event of a closed dialog in a later task.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(dialog).not.toHaveAttribute('open')
  expect(opener).toHaveFocus()
  load({ default: () => 'Loaded' })
  expect(await within(await findDialog('Note')).findByText('Loaded')).toBeVisible()
  expect(closed).toEqual([])
})
