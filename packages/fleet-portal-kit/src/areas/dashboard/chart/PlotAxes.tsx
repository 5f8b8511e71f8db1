import { Axis, DataContext } from '@visx/xychart'
import { useContext, type SVGProps } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'
import { formatAxisValue, type ChartData } from './chartData.ts'
import { shortName } from './chartPeriods.ts'

import { useFormats } from '../../../provider/formats.ts'
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

const renderBottomTick = ({ x, y, formattedValue }: Tick) => (
  <Text x={x} y={y + 14} $anchor="middle">
    {formattedValue}
  </Text>
)
const renderLeftTick = ({ x, y, formattedValue }: Tick) => (
  <Text x={x - 8} y={y} dy="0.35em" $anchor="end">
    {formattedValue}
  </Text>
)

/** The minimum width of a period label in pixels. */
const labelWidth = { day: 92, week: 92, month: 68, quarter: 68, year: 44 } as const

/** The axes of the chart. If there is not enough room for all period labels, every nth is shown, counted from the last. */
export function PlotAxes({ data, hasBaseline }: { data: ChartData; hasBaseline: boolean }) {
  const { graph, grain, periods } = data
  const formats = useFormats()
  const { yScale, margin, width = 0, innerWidth = 0 } = useContext(DataContext)
  const interval = Math.max(1, Math.ceil((periods.length * labelWidth[grain]) / Math.max(1, innerWidth)))
  const last = periods.length - 1
  const tickValues = periods.map((_, at) => at).filter((at) => (last - at) % interval === 0)
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
        tickValues={tickValues}
        tickFormat={(at: number) => {
          const period = periods[at]
          return period ? shortName(period, grain, formats) : ''
        }}
        tickComponent={renderBottomTick}
      />
      <Axis
        orientation="left"
        hideAxisLine
        hideTicks
        numTicks={5}
        tickFormat={(value: number) => formatAxisValue(formats, graph, value)}
        tickComponent={renderLeftTick}
      />
    </>
  )
}
