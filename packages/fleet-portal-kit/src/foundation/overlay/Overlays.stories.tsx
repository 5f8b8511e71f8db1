import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from 'api-client'
import { CircleOff, Pencil } from 'lucide'
import { useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Button } from '../ui/Button.tsx'
import { VStack, Paragraph } from '../ui/layout.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogActions, DialogCancel } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'

const meta = { title: 'Foundation/Overlays', decorators: [inWidgetStory] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = () => undefined

function Terms({ isFocusedBelow = false }: { isFocusedBelow?: boolean }) {
  const agree = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title="Terms of the promotion"
      description="Read them before you take part."
      onClose={nothing}
      {...(isFocusedBelow && { initialFocus: agree })}
    >
      {Array.from({ length: 14 }, (_, index) => (
        <Paragraph key={index}>
          Paragraph {index + 1}: every liter that is bought in the month counts, whatever the product and the
          station, and is credited on the first business day after it.
        </Paragraph>
      ))}
      <DialogActions>
        <DialogCancel />
        <Button ref={agree} variant="primary">
          Agree
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export const LongDialog: Story = {
  render: () => <Terms />,
  play: async ({ canvas }) => {
    const agree = await canvas.findByRole('button', { name: 'Agree' })
    const dialog = await canvas.findByRole('dialog')
    const isInSight = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      const frame = dialog.getBoundingClientRect()
      return frame.top <= top && bottom <= frame.bottom
    }
    // The buttons are there without scrolling, above the text that goes on below them.
    await expect(isInSight(agree)).toBe(true)
    await waitFor(() => expect(dialog.querySelector('[data-more]')).not.toBeNull())
    const last = canvas.getByText(/^Paragraph 14/)
    last.scrollIntoView()
    await waitFor(() => expect(dialog.querySelector('[data-more]')).toBeNull())
    await expect(isInSight(last)).toBe(true)
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(agree.getBoundingClientRect().top)
  },
}

/** The main button has the focus, and the text is read from its beginning. */
export const LongDialogFocusedBelow: Story = {
  ...LongDialog,
  render: () => <Terms isFocusedBelow />,
  play: async ({ canvas }) => {
    const agree = await canvas.findByRole('button', { name: 'Agree' })
    await waitFor(() => expect(agree).toHaveFocus())
    await expect(canvas.getByText(/^Paragraph 1:/).parentElement?.parentElement?.scrollTop).toBe(0)
  },
}

export const LongDialogAsSheet: Story = { ...LongDialog, globals: { width: 'narrow', scheme: 'dark' } }

const question = (failure: Error) => (
  <ConfirmDialog
    title="Deactivate Driver"
    body="José Peñaflor can no longer be chosen for fuel codes and fleet cards."
    confirmLabel="Deactivate driver"
    danger
    onConfirm={() => Promise.reject(failure)}
    onClose={nothing}
  />
)
const refusal = new ApiError({ kind: 'server', status: 409, code: 'LastAdmin' })

export const Confirmation: Story = { render: () => question(refusal) }

/** A name without a space breaks at the dialog's edge. */
export const EndlessName: Story = {
  render: () => (
    <ConfirmDialog
      title="Remove User"
      body={`${'W'.repeat(75)} will lose access to the portal.`}
      confirmLabel="Remove user"
      danger
      onConfirm={() => Promise.resolve()}
      onClose={nothing}
    />
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog')
    const words = canvas.getByText(/will lose access/)
    await expect(words.scrollWidth).toBe(words.clientWidth)
    await expect(words.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right)
  },
}

/** The server says why not: the question stays, with the reason. */
export const RefusedConfirmation: Story = {
  ...Confirmation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate driver' }))
    await expect(await canvas.findByText(/^A fleet needs at least one Admin/)).toBeVisible()
  },
}

/** Nobody says why: the failure takes the question's place. */
export const FailedConfirmation: Story = {
  render: () => question(new ApiError({ kind: 'server', status: 500, code: 'Server' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate driver' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Oh snap' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedConfirmationDark: Story = { ...FailedConfirmation, globals: { scheme: 'dark' } }

export const ConfirmationAsSheet: Story = { ...RefusedConfirmation, globals: { width: 'narrow' } }

export const OpenMenu: Story = {
  render: () => (
    <Menu
      label="Actions for José Peñaflor"
      items={() => [
        { key: 'edit', label: 'Edit', icon: Pencil, run: nothing },
        { key: 'off', label: 'Deactivate', icon: CircleOff, danger: true, run: nothing },
        { key: 'resend', label: 'Resend', reason: 'The code was sent a minute ago.', run: nothing },
      ]}
    >
      {(trigger) => <Button {...trigger}>Actions</Button>}
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await canvas.findByRole('menuitem', { name: /Deactivate/ })).toBeVisible()
  },
}

function Anchored() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Show more</Button>
      {anchor && (
        <Popover anchor={anchor} label="More" onClose={() => setAnchor(null)}>
          <VStack $gap={3} style={{ padding: 16 }}>
            <Paragraph>What stands beside the control that opened it.</Paragraph>
            <Button variant="primary">Apply</Button>
          </VStack>
        </Popover>
      )}
    </>
  )
}

export const OpenPopover: Story = {
  render: () => <Anchored />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByRole('dialog', { name: 'More' })).toBeVisible()
  },
}
