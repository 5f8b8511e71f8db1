import { cleanup } from '@testing-library/react'

/** The keys of the tab's storage. */
export const tabKeys = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')

/** The keys of the drafts of one fleet. Late requests of earlier tests may still store drafts of other fleets. */
export const workKept = ({ fleetId }: { fleetId: string }): string[] =>
  tabKeys().filter((name) => name.startsWith('fleet-portal:work:') && name.includes(fleetId))

/** Unmounts the page like a reload: cleanup code cannot change the tab's storage. */
export async function reloadPage(): Promise<void> {
  const stored = tabKeys().map((name) => [name, sessionStorage.getItem(name) ?? ''] as const)
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 10))
  for (const [name, text] of stored) sessionStorage.setItem(name, text)
}

/** Copies the tab's storage, as a browser does for a duplicated tab. Returns a function that restores the copy. */
export function copyOfTab(): () => void {
  const stored = tabKeys().map((name) => [name, sessionStorage.getItem(name) ?? ''] as const)
  return () => {
    sessionStorage.clear()
    for (const [name, text] of stored) sessionStorage.setItem(name, text)
  }
}
