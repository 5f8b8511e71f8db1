import { memo, type RefObject } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../../foundation/ui/layout.ts'
import { token } from '../../../../provider/appearance.ts'
import { land, landAround } from './coastlines.ts'
import type { Ring } from './distanceMarks.ts'
import { letters, type Label } from './labels.ts'
import { unitsPerPixel } from './mercator.ts'
import type { NameKind } from './placeNames.ts'

const Ground = styled.svg`
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

const bold = new Set<NameKind>(['island', 'province', 'chosen'])

const Name = styled.text<{ $kind: NameKind }>`
  font-size: ${({ $kind }) => letters[$kind].size}px;
  font-weight: ${({ $kind }) => (bold.has($kind) ? 600 : 500)};
  letter-spacing: ${({ $kind }) => ($kind === 'island' ? '0.06em' : 0)};
  fill: ${({ $kind }) => token($kind === 'station' || $kind === 'chosen' ? 'color-text' : 'color-muted')};
  stroke: var(--land);
  stroke-width: 3px;
  stroke-linejoin: round;
  paint-order: stroke;
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`

interface MapGroundProps {
  landRef: RefObject<SVGGElement | null>
  namesRef: RefObject<SVGGElement | null>
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

/** Land, distances and names. The marks say what there is to know; whoever listens needs nothing of this. */
export const MapGround = memo(function MapGround({ landRef, namesRef, labels, rings }: MapGroundProps) {
  return (
    <Ground aria-hidden focusable={false}>
      <g ref={landRef}>
        <Coasts />
        {rings.map(({ km, radius, middle }) => (
          <Circle
            key={km}
            cx={middle.x * unitsPerPixel}
            cy={middle.y * unitsPerPixel}
            r={radius * unitsPerPixel}
          />
        ))}
      </g>
      <g ref={namesRef}>
        {labels.map(({ key, kind, text, spot, dx, dy, anchor }) => (
          <g key={key} data-x={spot.x} data-y={spot.y}>
            <Name $kind={kind} x={dx} y={dy} textAnchor={anchor}>
              {text}
            </Name>
          </g>
        ))}
      </g>
    </Ground>
  )
})
