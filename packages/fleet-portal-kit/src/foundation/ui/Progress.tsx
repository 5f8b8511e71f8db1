import { keyframes, styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { barFill, barTrack } from './bar.ts'

interface ProgressProps {
  /** Names the bar for screen readers. It is not shown. */
  label: string
  /** The progress from 0 to 1. Undefined while it is unknown. */
  value?: number | undefined
  /** The value as a text, if a percentage is not enough: `20 L of 60 L`. */
  valueText?: string | undefined
  /** The bar of a limit that is almost reached, or reached. */
  tone?: 'warning' | 'danger' | undefined
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`

const Track = styled.span`
  ${barTrack}
  height: 4px;
`

const Bar = styled.span`
  ${barFill}
  background: ${token('color-accent')};
  &[data-tone='warning'] {
    background: ${token('color-warning')};
  }
  &[data-tone='danger'] {
    background: ${token('color-danger')};
  }
`

const IndeterminateBar = styled(Bar)`
  width: 33.4%;
  animation: ${slide} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    width: 100%;
    opacity: 0.45;
    animation: none;
  }
`

/** A progress bar. Without `value` it is indeterminate. */
export function Progress({ label, value, valueText, tone }: ProgressProps) {
  if (value === undefined) {
    return (
      <Track className="fpk-progress" role="progressbar" aria-label={label} aria-valuetext={valueText}>
        <IndeterminateBar />
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
      <Bar data-tone={tone} style={{ width: `${percent}%` }} />
    </Track>
  )
}
