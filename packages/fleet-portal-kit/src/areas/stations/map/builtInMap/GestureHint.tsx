import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Box } from '../../../../foundation/ui/layout.ts'
import { space, token } from '../../../../provider/appearance.ts'

export const HintText = styled(Box)`
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

/** Milliseconds for which a hint shows. */
const hintDuration = 1800

/** A hint that hides itself after a short time. */
export function useTemporaryHint(): [hint: string | undefined, show: (hint: string) => void] {
  const [hint, setHint] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((next: string) => {
    clearTimeout(timer.current)
    setHint(next)
    timer.current = setTimeout(() => setHint(undefined), hintDuration)
  }, [])
  return [hint, show]
}
