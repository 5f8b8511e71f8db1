import { BarGroup, BarSeries, GlyphSeries, Grid, LineSeries, XYChart } from '@visx/xychart'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { useMemo } from 'react'
import { productShapes } from '../../../pieces/cells/productShapes.ts'
import { token } from '../../../provider/appearance.ts'
import { PlotAxes } from './PlotAxes.tsx'
import { BarShapes, PeriodHighlight } from './PlotHighlights.tsx'
import { chartTheme } from './chartTheme.ts'
import { isChange, type ChartData } from './chartData.ts'
import { domainOf, pointsOf, xOf, yOf, type PlotPoint } from './plotPoints.ts'

export const margins = { top: 12, right: 16, bottom: 28, left: 64 }

interface PriceSeriesProps {
  data: ChartData
  /** Pixels. */
  width: number
  height: number
  /** The index of the highlighted period. */
  index: number
}

const glyphSize = 10
/** The fraction of a step between the bars of a period. */
const barPadding = 0.12

const renderGlyph = ({ x, y, datum }: { x: number; y: number; datum: PlotPoint }) => (
  <path
    d={productShapes[datum.product]}
    fill={token(`color-${datum.product}`)}
    transform={`translate(${x - glyphSize / 2} ${y - glyphSize / 2}) scale(${glyphSize / 12})`}
  />
)

const colorOf = ({ product }: PlotPoint) => token(`color-${product}`)

/** The bars, as the same element for the same points. When its children change, `BarGroup` registers the points of all bars again. */
const useBars = (seriesPoints: ReturnType<typeof pointsOf>) =>
  useMemo(
    () => (
      <BarGroup padding={barPadding}>
        {seriesPoints.map(({ product, points }) => (
          <BarSeries
            key={product}
            dataKey={product}
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            colorAccessor={colorOf}
          />
        ))}
      </BarGroup>
    ),
    [seriesPoints],
  )

/** The SVG chart: bars for price movements per period, lines for cumulative movements and prices. */
export function PriceSeries({ data, width, height, index }: PriceSeriesProps) {
  const { graph, periods } = data
  const seriesPoints = useMemo(() => pointsOf(data), [data])
  const scales = useMemo(
    () => ({
      x: { type: 'band', domain: periods.map((_, at) => at), padding: 0.2 } as const,
      y: { type: 'linear', domain: domainOf(data), nice: 5, zero: false } as const,
    }),
    [data, periods],
  )
  const bars = useBars(seriesPoints)
  const isBars = graph === 'priceMovements'
  const products: Product[] = seriesPoints.map(({ product }) => product)
  return (
    <XYChart
      width={width}
      height={height}
      margin={margins}
      xScale={scales.x}
      yScale={scales.y}
      theme={chartTheme}
      captureEvents={false}
      accessibilityLabel=""
    >
      <Grid columns={false} numTicks={5} />
      <PeriodHighlight index={index} />
      {isBars
        ? bars
        : seriesPoints.map(({ product, points }) => (
            <LineSeries
              key={product}
              dataKey={product}
              data={points}
              xAccessor={xOf}
              yAccessor={yOf}
              colorAccessor={() => token(`color-${product}`)}
              style={{ fill: 'none', stroke: token(`color-${product}`), strokeWidth: 2 }}
            />
          ))}
      {isBars && <BarShapes products={products} padding={barPadding} />}
      {!isBars &&
        seriesPoints.map(({ product, points }) => (
          <GlyphSeries
            key={product}
            dataKey={`${product} glyphs`}
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            colorAccessor={colorOf}
            renderGlyph={renderGlyph}
          />
        ))}
      <PlotAxes data={data} hasBaseline={isChange(graph)} />
    </XYChart>
  )
}
