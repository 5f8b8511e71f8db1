import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The dialog of this name once it has the focus, which comes a frame later: keys pressed from then on are meant for it. */
export async function findDialog(
  name?: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}
