import { useState } from 'react'

/**
 * The last result that a screen showed in a dialog, so that the user can open it again while the screen is mounted. `current`
 * is the result while its dialog is open. `shown` is the result to show in the dialog now.
 */
export function useLastResult<Result extends object>(current: Result | undefined) {
  const [last, setLast] = useState(current)
  const [isReopened, setReopened] = useState(false)
  if (current && current !== last) setLast(current)
  return {
    last,
    shown: current ?? (isReopened ? last : undefined),
    reopen: () => setReopened(true),
    close: () => setReopened(false),
  }
}
