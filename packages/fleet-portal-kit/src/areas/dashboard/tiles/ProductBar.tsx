import type { Product } from 'fleet-portal-api-client/contract/products'
import { styled } from 'styled-components'
import { barFill, barTrack } from '../../../foundation/ui/bar.ts'
import { reset } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'

/** Each product has a hue and a pattern, so that bars are distinguishable without colour. */
const patterns: Readonly<Record<Product, string>> = {
  diesel: 'none',
  gas91: `repeating-linear-gradient(45deg, transparent 0 3px, ${token('color-surface')} 3px 5px)`,
  gas95: `repeating-linear-gradient(90deg, transparent 0 3px, ${token('color-surface')} 3px 5px)`,
  gas97: `repeating-linear-gradient(0deg, transparent 0 2px, ${token('color-surface')} 2px 4px)`,
  lubes: `repeating-linear-gradient(135deg, transparent 0 6px, ${token('color-surface')} 6px 8px)`,
}

const Track = styled.span`
  ${barTrack}
  position: relative;
  height: 8px;
`

const Bar = styled.span`
  ${barFill}
  border-radius: 2px;
`

const Mark = styled.span`
  ${reset}
  position: absolute;
  top: 0;
  bottom: 0;
  width: 2px;
  background: ${token('color-text')};
`

const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`

interface ProductBarProps {
  product: Product
  /** The length from 0 to 1. */
  share: number
  /** A line across the bar, from 0 to 1. */
  mark?: number | undefined
}

/** A bar in the hue and pattern of a product. Its value must be next to it as text: screen readers skip the bar. */
export function ProductBar({ product, share, mark }: ProductBarProps) {
  return (
    <Track aria-hidden className="fpk-product-bar" data-product={product}>
      <Bar
        style={{
          width: percent(share),
          backgroundColor: token(`color-${product}`),
          backgroundImage: patterns[product],
        }}
      />
      {mark !== undefined && <Mark style={{ insetInlineStart: percent(mark) }} />}
    </Track>
  )
}
