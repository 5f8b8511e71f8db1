import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Resolves to the dialog with this name once it has the focus, one frame after it opens, so that keys reach it. */
export async function findDialog(
  name?: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  // The focus moves to its place a frame later. With a fake clock that frame does not come by itself.
  await waitFor(() => expect(document.activeElement).not.toHaveAttribute('autofocus'), {
    timeout: 1000,
  }).catch(() => undefined)
  return dialog
}
