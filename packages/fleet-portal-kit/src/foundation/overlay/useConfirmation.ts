import { useCallback, useState } from 'react'

interface Asked<T> {
  about: T
  answer: (yes: boolean) => void
}

/** A question in the middle of something: `ask` waits for the answer to the dialog that is drawn while `asked` is there. */
export function useConfirmation<T>() {
  const [asked, setAsked] = useState<Asked<T>>()
  const ask = useCallback(
    (about: T) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setAsked(undefined)
          resolve(yes)
        }
        setAsked({ about, answer })
      }),
    [],
  )
  return { ask, asked }
}
