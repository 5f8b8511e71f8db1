import { keyframes, styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

interface ProgressProps {
  /** What is going on, or what the bar is a part of. Not shown: the words around it say it to the eye. */
  label: string
  /** The part that is done, from 0 to 1. Without it nobody knows how long it takes. */
  value?: number | undefined
  /** The value in words, where a percentage says too little: `20 L of 60 L`. */
  valueText?: string | undefined
}

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`

const Track = styled.span`
  ${reset}
  display: block;
  height: 4px;
  border-radius: 2px;
  background: ${token('color-sunken')};
  overflow: hidden;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

const Done = styled.span`
  ${reset}
  display: block;
  height: 100%;
  background: ${token('color-accent')};
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

const Passing = styled(Done)`
  width: 33.4%;
  animation: ${travel} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    width: 100%;
    opacity: 0.45;
    animation: none;
  }
`

/** A bar that says how much is done, or, without a `value`, that something is being done. */
export function Progress({ label, value, valueText }: ProgressProps) {
  if (value === undefined) {
    return (
      <Track className="fpk-progress" role="progressbar" aria-label={label} aria-valuetext={valueText}>
        <Passing />
      </Track>
    )
  }
  const percent = Number.isFinite(value) ? Math.min(100, Math.max(0, value * 100)) : 0
  return (
    <Track
      className="fpk-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      aria-valuetext={valueText}
    >
      <Done style={{ width: `${percent}%` }} />
    </Track>
  )
}
