import { plainSpaces } from './plainSpaces.ts'

/** Copies a text to the clipboard. Resolves to false if the browser does not allow it, or has none for pages without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(plainSpaces(text))
    return true
  } catch {
    return false
  }
}
