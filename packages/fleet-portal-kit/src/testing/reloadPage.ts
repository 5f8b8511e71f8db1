import { cleanup } from '@testing-library/react'

/** The names of what lies in the tab's storage. */
export const tabKeys = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')

/** The names of the work that the tab keeps for people of a fleet: requests of tests before may still end and keep theirs. */
export const workKept = ({ fleetId }: { fleetId: string }): string[] =>
  tabKeys().filter((name) => name.startsWith('fleet-portal:work:') && name.includes(fleetId))

/** Ends the page as a reload does: nothing on it gets to say goodbye, and the tab's storage stays as it was. */
export async function reloadPage(): Promise<void> {
  const stored = tabKeys().map((name) => [name, sessionStorage.getItem(name) ?? ''] as const)
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 10))
  for (const [name, text] of stored) sessionStorage.setItem(name, text)
}

/** Copies what lies in the tab's storage, as a browser does for a copy of a tab; the answer puts it there. */
export function copyOfTab(): () => void {
  const stored = tabKeys().map((name) => [name, sessionStorage.getItem(name) ?? ''] as const)
  return () => {
    sessionStorage.clear()
    for (const [name, text] of stored) sessionStorage.setItem(name, text)
  }
}
