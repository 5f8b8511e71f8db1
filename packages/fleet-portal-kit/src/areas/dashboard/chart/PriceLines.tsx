import { BarGroup, BarSeries, GlyphSeries, Grid, LineSeries, XYChart } from '@visx/xychart'
import type { Product } from 'api-client/contract/products'
import { useMemo } from 'react'
import { productShapes } from '../../../pieces/cells/productShapes.ts'
import { token } from '../../../provider/appearance.ts'
import { PlotAxes } from './PlotAxes.tsx'
import { BarMarks, Pointed } from './PlotMarks.tsx'
import { chartTheme } from './chartTheme.ts'
import { isChange, type Figures } from './chartFigures.ts'
import { domainOf, pointsOf, xOf, yOf, type PlotPoint } from './plotPoints.ts'

export const margins = { top: 12, right: 16, bottom: 28, left: 64 }

interface PriceLinesProps {
  figures: Figures
  /** Pixels. */
  width: number
  height: number
  /** The period whose values are told. */
  index: number
}

const glyphSize = 10

const renderGlyph = ({ x, y, datum }: { x: number; y: number; datum: PlotPoint }) => (
  <path
    d={productShapes[datum.product]}
    fill={token(`color-${datum.product}`)}
    transform={`translate(${x - glyphSize / 2} ${y - glyphSize / 2}) scale(${glyphSize / 12})`}
  />
)

const colorOf = ({ product }: PlotPoint) => token(`color-${product}`)

/** The drawing itself. Bars for changes of a period, lines for what goes on from one to the next. */
export function PriceLines({ figures, width, height, index }: PriceLinesProps) {
  const { graph, periods } = figures
  const drawn = useMemo(() => pointsOf(figures), [figures])
  const scales = useMemo(
    () => ({
      x: { type: 'band', domain: periods.map((_, at) => at), padding: 0.2 } as const,
      y: { type: 'linear', domain: domainOf(figures), nice: 5, zero: false } as const,
    }),
    [figures, periods],
  )
  const isBars = graph === 'priceMovements'
  const products: Product[] = drawn.map(({ product }) => product)
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
      <Pointed index={index} />
      {isBars ? (
        <BarGroup padding={0.12}>
          {drawn.map(({ product, points }) => (
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
      ) : (
        drawn.map(({ product, points }) => (
          <LineSeries
            key={product}
            dataKey={product}
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            colorAccessor={() => token(`color-${product}`)}
            style={{ fill: 'none', stroke: token(`color-${product}`), strokeWidth: 2 }}
          />
        ))
      )}
      {isBars && <BarMarks products={products} padding={0.12} />}
      {!isBars &&
        drawn.map(({ product, points }) => (
          <GlyphSeries
            key={product}
            dataKey={`${product} marks`}
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            colorAccessor={colorOf}
            renderGlyph={renderGlyph}
          />
        ))}
      <PlotAxes figures={figures} hasBaseline={isChange(graph)} />
    </XYChart>
  )
}
