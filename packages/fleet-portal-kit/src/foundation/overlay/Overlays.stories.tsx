import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from 'fleet-portal-api-client'
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

/** The visible part of a dialog, which itself fills the window. */
const panelOf = (dialog: HTMLElement) => dialog.firstElementChild as HTMLElement

type Story = StoryObj<typeof meta>

const noop = () => undefined

function Terms({ isFocusedBelow = false }: { isFocusedBelow?: boolean }) {
  const agree = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title="Terms of the promotion"
      description="Read them before you take part."
      onClose={noop}
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
    const isVisible = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      const frame = panelOf(dialog).getBoundingClientRect()
      return frame.top <= top && bottom <= frame.bottom
    }
    // The buttons are visible without scrolling, in front of the longer text.
    await expect(isVisible(agree)).toBe(true)
    await waitFor(() => expect(dialog.querySelector('[data-more]')).not.toBeNull())
    const last = canvas.getByText(/^Paragraph 14/)
    last.scrollIntoView()
    await waitFor(() => expect(dialog.querySelector('[data-more]')).toBeNull())
    await expect(isVisible(last)).toBe(true)
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(agree.getBoundingClientRect().top)
  },
}

/** The main button has the focus, and the text is scrolled to its beginning. */
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

const confirmation = (failure: Error) => (
  <ConfirmDialog
    title="Deactivate Driver"
    body="José Peñaflor can no longer be chosen for fuel codes and fleet cards."
    confirmLabel="Deactivate driver"
    danger
    onConfirm={() => Promise.reject(failure)}
    onClose={noop}
  />
)
const refusal = new ApiError({ kind: 'server', status: 409, code: 'LastAdmin' })

export const Confirmation: Story = { render: () => confirmation(refusal) }

/** A long name without spaces breaks at the edge of the dialog. */
export const EndlessName: Story = {
  render: () => (
    <ConfirmDialog
      title="Remove User"
      body={`${'W'.repeat(75)} will lose access to the portal.`}
      confirmLabel="Remove user"
      danger
      onConfirm={() => Promise.resolve()}
      onClose={noop}
    />
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog')
    const text = canvas.getByText(/will lose access/)
    await expect(text.scrollWidth).toBe(text.clientWidth)
    await expect(text.getBoundingClientRect().right).toBeLessThan(
      panelOf(dialog).getBoundingClientRect().right,
    )
  },
}

/** The server refuses with a reason: the question stays, and the reason is shown below it. */
export const RefusedConfirmation: Story = {
  ...Confirmation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate driver' }))
    await expect(await canvas.findByText(/^A fleet needs at least one Admin/)).toBeVisible()
  },
}

/** The server fails without a reason: the error replaces the question. */
export const FailedConfirmation: Story = {
  render: () => confirmation(new ApiError({ kind: 'server', status: 500, code: 'Server' })),
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
        { key: 'edit', label: 'Edit', icon: Pencil, run: noop },
        { key: 'off', label: 'Deactivate', icon: CircleOff, danger: true, run: noop },
        { key: 'resend', label: 'Resend', reason: 'The code was sent a minute ago.', run: noop },
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

function PopoverExample() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Show more</Button>
      {anchor && (
        <Popover anchor={anchor} label="More" onClose={() => setAnchor(null)}>
          <VStack $gap={3} style={{ padding: 16 }}>
            <Paragraph>The content of a popover.</Paragraph>
            <Button variant="primary">Apply</Button>
          </VStack>
        </Popover>
      )}
    </>
  )
}

export const OpenPopover: Story = {
  render: () => <PopoverExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByRole('dialog', { name: 'More' })).toBeVisible()
  },
}
