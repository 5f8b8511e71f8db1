import { useCallback, useState } from 'react'

interface Question<T> {
  /** The value that `ask` was called with. */
  about: T
  answer: (yes: boolean) => void
}

/** Asks the user to confirm. `ask` resolves to the answer. While `question` is set, the component must render a dialog that calls `answer`. */
export function useConfirmation<T>() {
  const [question, setQuestion] = useState<Question<T>>()
  const ask = useCallback(
    (about: T) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setQuestion(undefined)
          resolve(yes)
        }
        setQuestion({ about, answer })
      }),
    [],
  )
  return { ask, question }
}
