import { cleanup } from '@testing-library/react'

/** Ends the page as a reload does: nothing on it gets to say goodbye, and the tab's storage stays as it was. */
export async function reloadPage(): Promise<void> {
  const stored = Object.entries({ ...sessionStorage }) as [string, string][]
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 10))
  for (const [name, text] of stored) sessionStorage.setItem(name, text)
}
