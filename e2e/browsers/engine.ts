import { existsSync } from 'node:fs'

/** An element of a page. */
export interface Handle {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Chooses an option of a native select by its label. */
  choose: (label: string) => Promise<void>
  upload: (file: string) => Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown' | 'ArrowRight'

/** A window of a browser with an own profile. Scripts are bodies of functions, and get their values in `arguments`. */
export interface Window {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  run: (script: string, ...values: readonly unknown[]) => Promise<unknown>
  find: (script: string, ...values: readonly unknown[]) => Promise<Handle | undefined>
  press: (key: Key) => Promise<void>
  /** A PNG. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A running browser. */
export interface Engine {
  version: string
  newWindow: () => Promise<Window>
  stop: () => Promise<void>
}

/** The first of some files that exists. Says which Debian package to install if there is none. */
export function findBinary(paths: readonly string[], debianPackage: string): string {
  const found = paths.find((path) => existsSync(path))
  if (!found) throw new Error(`${paths[0]} is missing. Install it: apt-get install ${debianPackage}`)
  return found
}
