import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useToast } from '../../provider/widgetContext.ts'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Dialog, DialogActions } from '../overlay/Dialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Paragraph } from '../ui/layout.ts'

const meta = { title: 'Foundation/Toasts', decorators: [inWidgetStory] } satisfies Meta
export default meta

function ShowToastsButton() {
  const showToast = useToast()
  const showToasts = () => {
    showToast({
      tone: 'success',
      text: 'José Peñaflor is now inactive.',
      action: { label: 'Undo', run: () => undefined },
    })
    showToast({ tone: 'danger', text: 'Something went wrong. Please try again.' })
    showToast({ tone: 'info', text: 'Report is being generated' })
  }
  return <Button onClick={showToasts}>Tell</Button>
}

export const AllTones: StoryObj<typeof meta> = {
  render: () => <ShowToastsButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    await userEvent.hover(await canvas.findByText('Report is being generated'))
    await expect(canvas.getByText('José Peñaflor is now inactive.')).toBeVisible()
  },
}

const longText = `${'Ñ'.repeat(75)} was saved.`

function ShowLongToastButton() {
  const showToast = useToast()
  return <Button onClick={() => showToast({ tone: 'success', text: longText })}>Tell</Button>
}

/** A name without a space breaks into lines, and the close button stays inside the toast. */
export const EndlessName: StoryObj<typeof meta> = {
  render: () => <ShowLongToastButton />,
  globals: { width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    const close = await canvas.findByRole('button', { name: 'Dismiss' })
    await expect(canvas.getByText(longText).getBoundingClientRect().right).toBeLessThan(
      close.getBoundingClientRect().left,
    )
    await expect(close.getBoundingClientRect().right).toBeLessThan(innerWidth)
  },
}

function LongDialog() {
  const showToast = useToast()
  return (
    <Dialog title="Generate 40 codes?" onClose={() => undefined}>
      {Array.from({ length: 40 }, (_, index) => (
        <Paragraph key={index}>Code {index + 1} of 40</Paragraph>
      ))}
      <DialogActions>
        <Button onClick={() => showToast({ tone: 'success', text: '40 codes added to the list.' })}>
          Tell
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** While a dialog is open, toasts are shown at the top and only the newest one, so that the buttons of the dialog stay visible. */
export const AboveADialog: StoryObj<typeof meta> = {
  render: () => <LongDialog />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Tell' })
    await userEvent.click(button)
    const toast = await canvas.findByText('40 codes added to the list.')
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2)
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2)
    await userEvent.click(button)
    const [first, newest] = (await canvas.findAllByText('40 codes added to the list.')) as [
      HTMLElement,
      HTMLElement,
    ]
    await expect(newest).toBeVisible()
    await expect(first).not.toBeVisible()
    // What is outside of an open dialog takes no presses.
    const { left, top, width, height } = newest.getBoundingClientRect()
    await expect(newest.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  },
}
