import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Box } from '../../../../foundation/ui/layout.ts'
import { space, token } from '../../../../provider/appearance.ts'

export const HintLine = styled(Box)`
  position: absolute;
  z-index: 3;
  left: 50%;
  bottom: ${space(10)};
  transform: translateX(-50%);
  width: max-content;
  max-width: calc(100% - ${space(8)});
  padding: ${space(2)} ${space(3.5)};
  border-radius: ${token('radius')};
  font-size: ${token('text-table')};
  text-align: center;
  background: ${token('color-text')};
  color: ${token('color-surface')};
  pointer-events: none;
`

/** Milliseconds that a hint stays. */
const stay = 1800

/** Words that are shown for a moment. */
export function useMoment(): [words: string | undefined, show: (words: string) => void] {
  const [words, setWords] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((next: string) => {
    clearTimeout(timer.current)
    setWords(next)
    timer.current = setTimeout(() => setWords(undefined), stay)
  }, [])
  return [words, show]
}
