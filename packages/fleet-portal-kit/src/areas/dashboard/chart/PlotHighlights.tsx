import { DataContext } from '@visx/xychart'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../foundation/ui/layout.ts'
import { productShapes } from '../../../pieces/cells/productShapes.ts'
import { token } from '../../../provider/appearance.ts'
import { barLayout } from './barLayout.ts'

const Band = styled.rect`
  ${reset}
  fill: ${token('color-sunken')};
`

interface BandScale {
  (at: number): number | undefined
  bandwidth(): number
  step(): number
}

const isBand = (scale: unknown): scale is BandScale => typeof scale === 'function' && 'bandwidth' in scale

/** The highlighted background of the current period. */
export function PeriodHighlight({ index }: { index: number }) {
  const { xScale, margin, innerHeight } = useContext(DataContext)
  if (!isBand(xScale) || !margin) return null
  const gap = xScale.step() - xScale.bandwidth()
  const x = xScale(index)
  if (x === undefined) return null
  return <Band x={x - gap / 2} y={margin.top} width={xScale.step()} height={innerHeight ?? 0} rx={4} />
}

/** Pixels. */
const maxSize = 9
const minSize = 4

/** The shape of the product at the end of every bar that is wide enough, so that bars are distinguishable without colour. */
export function BarShapes({ products, padding }: { products: readonly Product[]; padding: number }) {
  const { xScale, yScale, dataRegistry } = useContext(DataContext)
  if (!isBand(xScale) || !yScale || !dataRegistry) return null
  const { centreOf, thickness } = barLayout(products.length, xScale.bandwidth(), padding)
  const size = Math.min(maxSize, thickness + 2)
  if (size < minSize) return null
  return (
    <>
      {products.map((product, productIndex) => {
        const entry = dataRegistry.get(product)
        return entry?.data.map((datum) => {
          const start = xScale(Number(entry.xAccessor(datum)))
          const value = Number(entry.yAccessor(datum))
          const end = Number(yScale(value))
          if (start === undefined) return null
          const x = start + centreOf(productIndex) - size / 2
          const y = value < 0 ? end + 2 : end - 2 - size
          return (
            <path
              key={`${product} ${start}`}
              d={productShapes[product]}
              fill={token(`color-${product}`)}
              transform={`translate(${x} ${y}) scale(${size / 12})`}
            />
          )
        })
      })}
    </>
  )
}
