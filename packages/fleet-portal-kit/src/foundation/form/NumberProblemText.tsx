import { errorMessages } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'
import type { NumberProblem } from './readNumber.ts'

interface NumberProblemTextProps {
  problem: NumberProblem
  places: number
}

/** Says why a text is no number for its field. */
export function NumberProblemText({ problem, places }: NumberProblemTextProps) {
  const { fields: t } = useMessages(errorMessages)
  if (problem === 'negative') return <>{t.positive}</>
  return <>{places > 0 ? t.plainNumber(String(places)) : t.numeric}</>
}
