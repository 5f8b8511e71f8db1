import { plainSpaces } from './plainSpaces.ts'

/** Whether the device has a share sheet. Only pages served over HTTPS have one. */
export const canShare = (): boolean => typeof globalThis.navigator?.share === 'function'

/** Opens the share sheet of the device with a text. Resolves to false if it could not be opened; closing it is no failure. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await globalThis.navigator.share({ title, text: plainSpaces(text) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
