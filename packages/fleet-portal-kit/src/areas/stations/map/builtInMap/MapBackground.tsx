import { memo, type RefObject } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../../foundation/ui/layout.ts'
import { token } from '../../../../provider/appearance.ts'
import { land, landAround } from './coastlines.ts'
import type { Ring } from './distanceRings.ts'
import { fontMetrics, type Label } from './labels.ts'
import { unitsPerPixel } from './mercator.ts'
import type { NameKind } from './placeNames.ts'

const Background = styled.svg`
  ${reset}
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`

const Land = styled.path`
  fill: var(--land);
  stroke: ${token('color-border-input')};
  stroke-width: 0.75px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  &[data-part='around'] {
    fill: ${token('color-sunken')};
    stroke: none;
  }
  @media (forced-colors: active) {
    &,
    &[data-part='around'] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`

const Circle = styled.circle`
  fill: none;
  stroke: ${token('color-border-input')};
  stroke-width: 1px;
  stroke-dasharray: 2 4;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

const boldKinds = new Set<NameKind>(['island', 'province', 'selected'])

const LabelText = styled.text<{ $kind: NameKind }>`
  font-size: ${({ $kind }) => fontMetrics[$kind].size}px;
  font-weight: ${({ $kind }) => token(boldKinds.has($kind) ? 'weight-strong' : 'weight-medium')};
  letter-spacing: ${({ $kind }) => ($kind === 'island' ? '0.06em' : 0)};
  fill: ${({ $kind }) => token($kind === 'station' || $kind === 'selected' ? 'color-text' : 'color-muted')};
  stroke: var(--land);
  stroke-width: 3px;
  stroke-linejoin: round;
  paint-order: stroke;
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`

interface MapBackgroundProps {
  landRef: RefObject<SVGGElement | null>
  labelsRef: RefObject<SVGGElement | null>
  labels: readonly Label[]
  rings: readonly Ring[]
}

const Coasts = memo(function Coasts() {
  return (
    <>
      <Land d={landAround} data-part="around" />
      <Land d={land} />
    </>
  )
})

/** The land, the distance rings and the labels. Hidden from screen readers, because the markers have the same names. */
export const MapBackground = memo(function MapBackground({
  landRef,
  labelsRef,
  labels,
  rings,
}: MapBackgroundProps) {
  return (
    <Background aria-hidden focusable={false}>
      <g ref={landRef}>
        <Coasts />
        {rings.map(({ km, radius, center }) => (
          <Circle
            key={km}
            cx={center.x * unitsPerPixel}
            cy={center.y * unitsPerPixel}
            r={radius * unitsPerPixel}
          />
        ))}
      </g>
      <g ref={labelsRef}>
        {labels.map(({ key, kind, text, projectedPoint, dx, dy, anchor }) => (
          <g key={key} data-x={projectedPoint.x} data-y={projectedPoint.y}>
            <LabelText $kind={kind} x={dx} y={dy} textAnchor={anchor}>
              {text}
            </LabelText>
          </g>
        ))}
      </g>
    </Background>
  )
})
