import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { InWidget } from '../../testing/InWidget.tsx'
import { pressKey, releaseKey, repeatKey } from '../../testing/keyEvents.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

function Result({ title, onClose }: { title: string; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} initialFocus={close} onClose={onClose}>
      <DialogActions>
        <Button ref={close} variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A page with a button that pays, and the receipt of the payment. `paid` counts the payments. */
function Shop({ paid }: { paid: () => void }) {
  const [isPaid, setPaid] = useState(false)
  const pay = () => {
    paid()
    setPaid(true)
  }
  return (
    <>
      <Button onClick={pay}>Pay</Button>
      {isPaid && <Result title="Receipt" onClose={() => setPaid(false)} />}
    </>
  )
}

/** One dialog that asks, works and reports under a title of its own for each. */
function Steps({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false)
  return (
    <Dialog title={isDone ? 'Report' : 'Question'} onClose={onClose}>
      <DialogActions>
        {isDone ? (
          <Button onClick={onClose}>Finish</Button>
        ) : (
          <Button onClick={() => setDone(true)}>Go</Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

async function openShop() {
  let payments = 0
  const { person } = await renderInPortal(() => (
    <InWidget>
      <Shop paid={() => (payments += 1)} />
    </InWidget>
  ))
  return { person, payments: () => payments, pay: screen.getByRole('button', { name: 'Pay' }) }
}

const receipt = () => screen.queryByRole('dialog', { name: 'Receipt' })
const doneHasFocus = () => waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())

test('Enter held on a button presses it once, and never the button of the dialog that it opens', async () => {
  const { payments, pay } = await openShop()
  pay.focus()
  pressKey('Enter')
  await findDialog('Receipt')
  await doneHasFocus()
  repeatKey('Enter')
  releaseKey('Enter')
  expect(receipt()).toBeVisible()
  expect(payments()).toBe(1)
  pressKey('Enter')
  await waitFor(() => expect(receipt()).toBeNull())
})

test('Enter held on the button that closes a dialog does not press the button that gets the focus back', async () => {
  const { payments, pay } = await openShop()
  pay.focus()
  pressKey('Enter')
  releaseKey('Enter')
  await doneHasFocus()
  pressKey('Enter')
  await waitFor(() => expect(pay).toHaveFocus())
  repeatKey('Enter')
  releaseKey('Enter')
  expect(receipt()).toBeNull()
  expect(payments()).toBe(1)
})

test('Space held or released over a dialog that has just opened presses nothing in it', async () => {
  const { pay } = await openShop()
  pay.focus()
  pressKey(' ')
  fireEvent.click(pay)
  await doneHasFocus()
  repeatKey(' ')
  releaseKey(' ')
  expect(receipt()).toBeVisible()
  pressKey(' ')
  releaseKey(' ')
  await waitFor(() => expect(receipt()).toBeNull())
})

function TwoLayers({ closed }: { closed: string[] }) {
  const [isUpper, setUpper] = useState(false)
  const close = (name: string) => () => {
    closed.push(name)
    setUpper(false)
  }
  return (
    <>
      <Dialog title="Lower" onClose={close('Lower')}>
        <Button onClick={() => setUpper(true)}>Ask</Button>
      </Dialog>
      {isUpper && <Result title="Upper" onClose={close('Upper')} />}
    </>
  )
}

test('Esc held closes one dialog only', async () => {
  const closed: string[] = []
  const { person } = await renderInPortal(() => (
    <InWidget>
      <TwoLayers closed={closed} />
    </InWidget>
  ))
  await person.click(await screen.findByRole('button', { name: 'Ask' }))
  await doneHasFocus()
  pressKey('Escape')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  repeatKey('Escape')
  expect(closed).toEqual(['Upper'])
})

test('the second click of a double click does nothing in a dialog that the first one opened', async () => {
  const { person, pay } = await openShop()
  await person.click(pay)
  await doneHasFocus()
  const done = screen.getByRole('button', { name: 'Done' })
  const second = { detail: 2 }
  for (const target of [done, screen.getByRole('dialog').parentElement as HTMLElement]) {
    fireEvent.mouseDown(target, second)
    fireEvent.mouseUp(target, second)
    fireEvent.click(target, second)
  }
  expect(receipt()).toBeVisible()
  await person.click(done)
  await waitFor(() => expect(receipt()).toBeNull())
})

test('a double click inside a dialog is the dialog’s own', async () => {
  const { person, pay } = await openShop()
  await person.click(pay)
  await doneHasFocus()
  await person.dblClick(screen.getByRole('heading', { name: 'Receipt' }))
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Done' }), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 })
  await waitFor(() => expect(receipt()).toBeNull())
})

test('the second tap of a double tap does nothing in a dialog that the first one opened', async () => {
  const { pay } = await openShop()
  fireEvent.click(pay)
  await doneHasFocus()
  const done = screen.getByRole('button', { name: 'Done' })
  const tap = (timeStamp: number) => {
    const down = createEvent.pointerDown(done, { pointerType: 'touch' })
    Object.defineProperty(down, 'timeStamp', { value: timeStamp })
    fireEvent(done, down)
    fireEvent.click(done, { detail: 1 })
  }
  tap(1)
  expect(receipt()).toBeVisible()
  tap(Number.MAX_SAFE_INTEGER)
  await waitFor(() => expect(receipt()).toBeNull())
})

test('a dialog that goes on to its report takes no click that was made for its question', async () => {
  const closed: true[] = []
  const { person } = await renderInPortal(() => (
    <InWidget>
      <Steps onClose={() => closed.push(true)} />
    </InWidget>
  ))
  await person.click(await screen.findByRole('button', { name: 'Go' }))
  const finish = await screen.findByRole('button', { name: 'Finish' })
  fireEvent.mouseDown(finish, { detail: 2 })
  fireEvent.click(finish, { detail: 2 })
  expect(closed).toEqual([])
  await person.click(finish)
  expect(closed).toEqual([true])
})

test('keys that write go on repeating in text', async () => {
  const { person } = await renderInPortal(() => (
    <InWidget>
      <textarea aria-label="Remarks" />
      <input aria-label="Name" />
    </InWidget>
  ))
  for (const [label, key] of [
    ['Remarks', 'Enter'],
    ['Remarks', ' '],
    ['Name', ' '],
  ] as const) {
    const field = screen.getByLabelText(label)
    await person.click(field)
    expect(fireEvent.keyDown(field, { key, repeat: true })).toBe(true)
  }
})
