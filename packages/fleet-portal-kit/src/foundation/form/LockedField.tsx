import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { reset } from '../ui/layout.ts'

const Wrapper = styled.div`
  ${reset}
  display: block;
  min-width: 0;
`

const stop = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Keys that move the focus, copy, or leave a dialog. */
const isAllowed = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' || key === 'Escape' || ((ctrlKey || metaKey) && ['a', 'c'].includes(key))

/**
 * Keeps a control from being changed. The control stays focusable, unlike a disabled one, so that keyboard users reach it
 * and hear why it is locked.
 */
export function LockedField({ children }: { children: ReactNode }) {
  return (
    <Wrapper
      onMouseDownCapture={(event) => {
        // Text can still be selected.
        if (!(event.target instanceof HTMLInputElement && event.target.readOnly)) stop(event)
      }}
      onClickCapture={stop}
      onKeyDownCapture={(event) => {
        if (!isAllowed(event)) stop(event)
      }}
    >
      {children}
    </Wrapper>
  )
}
