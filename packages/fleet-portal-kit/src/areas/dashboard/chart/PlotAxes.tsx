import { Axis, DataContext } from '@visx/xychart'
import { useContext, type SVGProps } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'
import { axisWords, type Figures } from './chartFigures.ts'
import { shortName } from './chartPeriods.ts'

const Text = styled.text<{ $anchor: 'middle' | 'end' }>`
  ${reset}
  text-anchor: ${({ $anchor }) => $anchor};
  fill: ${token('color-muted')};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
`

const Baseline = styled.line`
  ${reset}
  stroke: ${token('color-border-input')};
  stroke-width: 1;
`

interface Tick {
  x: number
  y: number
  formattedValue?: string | undefined
}

const below = ({ x, y, formattedValue }: Tick) => (
  <Text x={x} y={y + 14} $anchor="middle">
    {formattedValue}
  </Text>
)
const beside = ({ x, y, formattedValue }: Tick) => (
  <Text x={x - 8} y={y} dy="0.35em" $anchor="end">
    {formattedValue}
  </Text>
)

/** What a name below the axis takes at least, in pixels. */
const nameWidth = { day: 92, week: 92, month: 68, quarter: 68, year: 44 } as const

/** Names of periods below, as many as there is room for, from the last one on; amounts beside. */
export function PlotAxes({ figures, hasBaseline }: { figures: Figures; hasBaseline: boolean }) {
  const { graph, grain, periods } = figures
  const { yScale, margin, width = 0, innerWidth = 0 } = useContext(DataContext)
  const every = Math.max(1, Math.ceil((periods.length * nameWidth[grain]) / Math.max(1, innerWidth)))
  const last = periods.length - 1
  const shown = periods.map((_, at) => at).filter((at) => (last - at) % every === 0)
  const zero = yScale && Number(yScale(0))
  const line: SVGProps<SVGLineElement> | undefined =
    hasBaseline && zero !== undefined && margin
      ? { x1: margin.left, x2: width - margin.right, y1: zero, y2: zero }
      : undefined
  return (
    <>
      {line && <Baseline x1={line.x1} x2={line.x2} y1={line.y1} y2={line.y2} />}
      <Axis
        orientation="bottom"
        hideAxisLine
        hideTicks
        tickValues={shown}
        tickFormat={(at: number) => {
          const period = periods[at]
          return period ? shortName(period, grain) : ''
        }}
        tickComponent={below}
      />
      <Axis
        orientation="left"
        hideAxisLine
        hideTicks
        numTicks={5}
        tickFormat={(value: number) => axisWords(graph, value)}
        tickComponent={beside}
      />
    </>
  )
}
