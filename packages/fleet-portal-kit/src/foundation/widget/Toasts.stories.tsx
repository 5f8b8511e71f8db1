import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useToast } from '../../provider/widgetContext.ts'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Dialog, DialogActions } from '../overlay/Dialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Paragraph } from '../ui/layout.ts'

const meta = { title: 'Foundation/Toasts', decorators: [inWidgetStory] } satisfies Meta
export default meta

function Speaker() {
  const showToast = useToast()
  const say = () => {
    showToast({
      tone: 'success',
      text: 'José Peñaflor is now inactive.',
      action: { label: 'Undo', run: () => undefined },
    })
    showToast({ tone: 'danger', text: 'Something went wrong. Please try again.' })
    showToast({ tone: 'info', text: 'Report is being generated' })
  }
  return <Button onClick={say}>Tell</Button>
}

export const AllTones: StoryObj<typeof meta> = {
  render: () => <Speaker />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    await userEvent.hover(await canvas.findByText('Report is being generated'))
    await expect(canvas.getByText('José Peñaflor is now inactive.')).toBeVisible()
  },
}

const endless = `${'Ñ'.repeat(75)} was saved.`

function LongSpeaker() {
  const showToast = useToast()
  return <Button onClick={() => showToast({ tone: 'success', text: endless })}>Tell</Button>
}

/** A name without a space breaks; what closes the notice stays in it. */
export const EndlessName: StoryObj<typeof meta> = {
  render: () => <LongSpeaker />,
  globals: { width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    const close = await canvas.findByRole('button', { name: 'Dismiss' })
    await expect(canvas.getByText(endless).getBoundingClientRect().right).toBeLessThan(
      close.getBoundingClientRect().left,
    )
    await expect(close.getBoundingClientRect().right).toBeLessThan(innerWidth)
  },
}

function LongQuestion() {
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

/** The buttons of a dialog are at its end, where notices are otherwise; the newest one alone covers none of it. */
export const AboveADialog: StoryObj<typeof meta> = {
  render: () => <LongQuestion />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Tell' })
    await userEvent.click(button)
    const notice = await canvas.findByText('40 codes added to the list.')
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2)
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2)
    await userEvent.click(button)
    const [first, newest] = await canvas.findAllByText('40 codes added to the list.')
    await expect(newest).toBeVisible()
    await expect(first).not.toBeVisible()
  },
}
