import type { Product } from 'api-client/contract/products'
import { styled } from 'styled-components'
import { uiMessages } from '../locales/en/ui.ts'
import { Inline, reset } from '../foundation/ui/layout.ts'
import { space, token } from '../provider/appearance.ts'
import { useMessages } from '../provider/messages.ts'

/** Every product has its own hue and shape, the same in chips, charts and tables. */
const shapes: Record<Product, string> = {
  diesel: 'M6 1 11 11H1Z',
  gas91: 'M1 1h10v10H1Z',
  gas95: 'M6 0 12 6 6 12 0 6Z',
  gas97: 'M6 0 12 4.5 9.7 12H2.3L0 4.5Z',
  lubes: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0Z',
}

const Mark = styled.svg`
  ${reset}
  flex: none;
  width: 10px;
  height: 10px;
`

const Chip = styled(Inline)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  white-space: nowrap;
`

/** A fuel product: its shape, its hue, its name. */
export function ProductChip({ product }: { product: Product }) {
  const t = useMessages(uiMessages)
  return (
    <Chip className="fpk-product" data-product={product}>
      <Mark viewBox="0 0 12 12" aria-hidden>
        <path d={shapes[product]} fill={token(`color-${product}`)} />
      </Mark>
      {t.productNames[product]}
    </Chip>
  )
}
