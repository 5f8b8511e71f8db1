import { DataContext } from '@visx/xychart'
import type { Product } from 'api-client/contract/products'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { reset } from '../../../foundation/ui/layout.ts'
import { productShapes } from '../../../pieces/cells/productShapes.ts'
import { token } from '../../../provider/appearance.ts'
import { barCentre } from './barCentre.ts'

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

/** The ground of the period whose values are told. */
export function Pointed({ index }: { index: number }) {
  const { xScale, margin, innerHeight } = useContext(DataContext)
  if (!isBand(xScale) || !margin) return null
  const gap = xScale.step() - xScale.bandwidth()
  const x = xScale(index)
  if (x === undefined) return null
  return <Band x={x - gap / 2} y={margin.top} width={xScale.step()} height={innerHeight ?? 0} rx={4} />
}

const largest = 9
const least = 4

/** The shape of its product at the end of every bar that has room for it: bars are told apart without their colour. */
export function BarMarks({ products, padding }: { products: readonly Product[]; padding: number }) {
  const { xScale, yScale, dataRegistry } = useContext(DataContext)
  if (!isBand(xScale) || !yScale || !dataRegistry) return null
  const { centreOf, thickness } = barCentre(products.length, xScale.bandwidth(), padding)
  const size = Math.min(largest, thickness + 2)
  if (size < least) return null
  return (
    <>
      {products.map((product, place) => {
        const entry = dataRegistry.get(product)
        return entry?.data.map((datum) => {
          const start = xScale(Number(entry.xAccessor(datum)))
          const value = Number(entry.yAccessor(datum))
          const end = Number(yScale(value))
          if (start === undefined) return null
          const x = start + centreOf(place) - size / 2
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
