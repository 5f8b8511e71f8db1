import { styled } from 'styled-components'
import { reset, shapeReset } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'

const Illustration = styled.svg`
  ${reset}
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 420 / 180;
  overflow: hidden;
  border-radius: ${token('radius')};
  background: ${token('color-accent-soft')};
  & > * {
    ${shapeReset}
  }
  & .soft {
    fill: ${token('color-accent')};
    opacity: 0.14;
  }
  & .strong {
    fill: ${token('color-accent')};
  }
  & .dark {
    fill: ${token('color-text')};
  }
  & .light {
    fill: ${token('color-surface')};
  }
  & .road {
    fill: ${token('color-muted')};
  }
  & .dash {
    stroke: ${token('color-surface')};
    stroke-width: 3;
    stroke-dasharray: 18 14;
  }
`

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle className="dark" cx={x} cy="138" r="13" />
    <circle className="light" cx={x} cy="138" r="5" />
  </>
)

/** An illustration of a truck and a car on a road. `label` is its text alternative. */
export function FinancingIllustration({ label }: { label: string }) {
  return (
    <Illustration viewBox="0 0 420 180" role="img" aria-label={label}>
      <circle className="soft" cx="336" cy="48" r="26" />
      <path className="soft" d="M0 140V96q60-52 130-14 60-46 130 6 70-44 160 8v44z" />
      <path className="soft" d="M0 140v-18q90-34 190-6 110-30 230 2v22z" />
      <rect className="road" y="140" width="420" height="40" />
      <path className="dash" d="M0 161h420" />
      <rect className="strong" x="66" y="62" width="112" height="70" rx="4" />
      <rect className="light" x="78" y="74" width="88" height="8" rx="4" style={{ opacity: 0.5 }} />
      <path className="dark" d="M182 84h32q6 0 9 5l14 22v21h-55z" />
      <path className="light" d="M190 91h22q3 0 5 3l9 15h-36z" />
      <Wheel x={92} />
      <Wheel x={122} />
      <Wheel x={210} />
      <path
        className="strong"
        d="M274 132q-6 0-6-6v-10q0-7 7-8l13-2 13-15q4-5 11-5h26q6 0 10 5l12 15 9 2q6 2 6 8v10q0 6-6 6z"
      />
      <path className="light" d="M298 106l10-11q2-3 6-3h8v14zM328 92h9q4 0 6 3l9 11h-24z" />
      <Wheel x={294} />
      <Wheel x={348} />
    </Illustration>
  )
}
