import type { Product } from 'fleet-portal-api-client/contract/products'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { InlineText, reset, shapeReset } from '../../foundation/ui/layout.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { productShapes } from './productShapes.ts'

const Shape = styled.svg`
  ${reset}
  flex: none;
  width: 10px;
  height: 10px;
  & > path {
    ${shapeReset}
  }
`

const Chip = styled(InlineText)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  white-space: nowrap;
`

/** A fuel product: its name with its shape and color. */
export function ProductChip({ product }: { product: Product }) {
  const t = useMessages(uiMessages)
  return (
    <Chip className="fpk-product" data-product={product}>
      <Shape viewBox="0 0 12 12" aria-hidden style={{ fill: token(`color-${product}`) }}>
        <path d={productShapes[product]} />
      </Shape>
      {t.productNames[product]}
    </Chip>
  )
}
