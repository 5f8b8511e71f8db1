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

/** A page with a Pay button, and a dialog with the receipt. */
function Shop({ onPay }: { onPay: () => void }) {
  const [isPaid, setPaid] = useState(false)
  const pay = () => {
    onPay()
    setPaid(true)
  }
  return (
    <>
      <Button onClick={pay}>Pay</Button>
      {isPaid && <Result title="Receipt" onClose={() => setPaid(false)} />}
    </>
  )
}

/** One dialog with two steps, each with its own title. */
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
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Shop onPay={() => (payments += 1)} />
    </InWidget>
  ))
  return { user, payments: () => payments, pay: screen.getByRole('button', { name: 'Pay' }) }
}

const receipt = () => screen.queryByRole('dialog', { name: 'Receipt' })
const waitForDoneFocus = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())

test('a held Enter presses a button once, and never a button of the dialog that it opens', async () => {
  const { payments, pay } = await openShop()
  pay.focus()
  pressKey('Enter')
  await findDialog('Receipt')
  await waitForDoneFocus()
  repeatKey('Enter')
  releaseKey('Enter')
  expect(receipt()).toBeVisible()
  expect(payments()).toBe(1)
  pressKey('Enter')
  await waitFor(() => expect(receipt()).toBeNull())
})

test('a held Enter on the close button of a dialog does not press the button that gets the focus next', async () => {
  const { payments, pay } = await openShop()
  pay.focus()
  pressKey('Enter')
  releaseKey('Enter')
  await waitForDoneFocus()
  pressKey('Enter')
  await waitFor(() => expect(pay).toHaveFocus())
  repeatKey('Enter')
  releaseKey('Enter')
  expect(receipt()).toBeNull()
  expect(payments()).toBe(1)
})

test('a Space that is held or released after a dialog opened presses nothing in the dialog', async () => {
  const { pay } = await openShop()
  pay.focus()
  pressKey(' ')
  fireEvent.click(pay)
  await waitForDoneFocus()
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

test('a held Esc closes only one dialog', async () => {
  const closed: string[] = []
  const { user } = await renderInPortal(() => (
    <InWidget>
      <TwoLayers closed={closed} />
    </InWidget>
  ))
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  await waitForDoneFocus()
  pressKey('Escape')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  repeatKey('Escape')
  expect(closed).toEqual(['Upper'])
})

test('the second click of a double click does nothing in the dialog that the first click opened', async () => {
  const { user, pay } = await openShop()
  await user.click(pay)
  await waitForDoneFocus()
  const done = screen.getByRole('button', { name: 'Done' })
  const second = { detail: 2 }
  for (const target of [done, screen.getByRole('dialog').parentElement as HTMLElement]) {
    fireEvent.mouseDown(target, second)
    fireEvent.mouseUp(target, second)
    fireEvent.click(target, second)
  }
  expect(receipt()).toBeVisible()
  await user.click(done)
  await waitFor(() => expect(receipt()).toBeNull())
})

test('a double click inside an open dialog works', async () => {
  const { user, pay } = await openShop()
  await user.click(pay)
  await waitForDoneFocus()
  await user.dblClick(screen.getByRole('heading', { name: 'Receipt' }))
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Done' }), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 })
  await waitFor(() => expect(receipt()).toBeNull())
})

test('the second tap of a double tap does nothing in the dialog that the first tap opened', async () => {
  const { pay } = await openShop()
  fireEvent.click(pay)
  await waitForDoneFocus()
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

test('the second click of a double click does nothing in the next step of a dialog', async () => {
  const closed: true[] = []
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Steps onClose={() => closed.push(true)} />
    </InWidget>
  ))
  await user.click(await screen.findByRole('button', { name: 'Go' }))
  const finish = await screen.findByRole('button', { name: 'Finish' })
  fireEvent.mouseDown(finish, { detail: 2 })
  fireEvent.click(finish, { detail: 2 })
  expect(closed).toEqual([])
  await user.click(finish)
  expect(closed).toEqual([true])
})

test('held keys repeat in text fields', async () => {
  const { user } = await renderInPortal(() => (
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
    await user.click(field)
    expect(fireEvent.keyDown(field, { key, repeat: true })).toBe(true)
  }
})
