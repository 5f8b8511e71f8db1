import { useContext, useEffect } from 'react'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { FieldProblemContext } from './FieldFrame.tsx'
import type { NumberProblem } from './readNumber.ts'
import { OptionalPart } from '../widget/OptionalPart.tsx'

const NumberProblemText = lazyWithRetry(() => import('./NumberProblemText.tsx'), 'NumberProblemText')

/**
 * Shows in the frame of the field why its text is no number. The start of a number, such as `1,2`, is no problem until the user has left
 * the field. Returns whether a problem is shown.
 */
export function useNumberProblem(
  problem: NumberProblem | undefined,
  places: number,
  isFinished: boolean,
): boolean {
  const report = useContext(FieldProblemContext)
  const isPending = problem === 'unfinished' && !isFinished
  useEffect(() => {
    if (!report || !problem) return
    const text = (
      <OptionalPart>
        <NumberProblemText problem={problem} places={places} />
      </OptionalPart>
    )
    report({ text, isPending })
    return () => report(undefined)
  }, [report, problem, places, isPending])
  return problem !== undefined && !isPending
}
